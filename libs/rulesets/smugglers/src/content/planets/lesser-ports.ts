import type { PlanetLiteral } from '../types.ts';
import { planet } from './planet.ts';

/** Small ports and landing fields: little to trade, hardly anybody to look into the hold. */
export const lesserPorts: readonly PlanetLiteral[] = [
  planet(
    'sable',
    45,
    'small',
    ['very-high', 'low', 'very-high', 'moderate', 'high'],
    ['Sable', 'Zobel', 'Соболь'],
    [
      'A free port in the mist where nobody asks, everybody pays, and most go armed.',
      'Ein Freihafen im Nebel: niemand fragt, jeder zahlt, die meisten tragen Waffen.',
      'Вольный порт в тумане: никто не спрашивает, все платят и почти все при оружии.',
    ],
  ),
  planet(
    'gallows-rock',
    66,
    'small',
    ['illegal', 'moderate', 'illegal', 'low', 'very-high'],
    ['Gallows Rock', 'Galgenfels', 'Висельная Скала'],
    [
      'A prison moon: the guards count the spoons, the convicts would pay for anything else.',
      'Ein Gefängnismond: die Wärter zählen die Löffel, die Sträflinge zahlen für alles andere.',
      'Луна-тюрьма: стража считает ложки, а узники заплатят за всё остальное.',
    ],
  ),
  planet(
    'marrakis',
    48,
    'small',
    ['moderate', 'very-high', 'very-low', 'high', 'moderate'],
    ['Marrakis', 'Marrakis', 'Марракис'],
    [
      'A desert bazaar: carpets by the mile, and sand in every lung.',
      'Ein Wüstenbasar: Teppiche meilenweise, und Sand in jeder Lunge.',
      'Базар в пустыне: ковры верстами, а песок в каждом лёгком.',
    ],
  ),
  planet(
    'lumen',
    28,
    'small',
    ['low', 'high', 'moderate', 'illegal', 'low'],
    ['Lumen', 'Lumen', 'Люмен'],
    [
      'Pilgrims by the shipload; to them a thing that thinks and has no soul is blasphemy.',
      'Pilger schiffsweise; was denkt und keine Seele hat, ist ihnen Lästerung.',
      'Паломники целыми кораблями; мыслящее без души для них кощунство.',
    ],
  ),
  planet(
    'zephyr-station',
    2,
    'small',
    ['very-low', 'low', 'high', 'low', 'very-high'],
    ['Zephyr Station', 'Zephyrstation', 'Станция Зефир'],
    [
      'A gas mine on a tether, so near Brix that its rejected guns end up here; nothing grows.',
      'Eine Gasmine am Seil, so nah bei Brix, dass dessen Ausschuss hier landet; nichts wächst.',
      'Газовая шахта на тросе так близко к Брикс, что сюда сбывают её брак; не растёт ничего.',
    ],
  ),
  planet(
    'brindle',
    50,
    'small',
    ['very-high', 'low', 'moderate', 'low', 'illegal'],
    ['Brindle', 'Brindel', 'Бриндл'],
    [
      'A hunting reserve: bring rifles, but foreign meat or grain would poison the herds.',
      'Ein Jagdgebiet: Gewehre willkommen, doch fremdes Fleisch und Korn würde die Herden vergiften.',
      'Охотничий заповедник: ружьям рады, но чужое мясо и зерно погубит стада.',
    ],
  ),
  planet(
    'last-light',
    40,
    'small',
    ['very-low', 'very-high', 'low', 'high', 'very-high'],
    ['Last Light', 'Letztes Licht', 'Последний Свет'],
    [
      'The war went home and left its guns behind; supplies come when a captain remembers.',
      'Der Krieg ging heim und ließ die Waffen da; Nachschub kommt, wenn ein Kapitän daran denkt.',
      'Война ушла, оставив оружие; припасы приходят, когда о них вспомнит капитан.',
    ],
  ),
  planet(
    'wreckfield',
    74,
    'none',
    ['low', 'very-high', 'very-low', 'very-low', 'very-high'],
    ['Wreckfield', 'Wrackfeld', 'Поле Обломков'],
    [
      'Scavengers who own the silver of a hundred liners and have nothing to eat from it.',
      'Plünderer mit dem Silber von hundert Linienschiffen und nichts, was man davon essen könnte.',
      'Старьёвщики с серебром сотни лайнеров, которым не с чего есть.',
    ],
  ),
  planet(
    'anchorite',
    10,
    'none',
    ['illegal', 'low', 'illegal', 'illegal', 'high'],
    ['Anchorite', 'Anachoret', 'Анахорет'],
    [
      'Hermits next door to Brix: arms, finery and machines are sins, which is why novices buy them.',
      'Einsiedler neben Brix: Waffen, Prunk und Maschinen sind Sünde, weshalb Novizen sie kaufen.',
      'Отшельники рядом с Брикс: оружие, роскошь и машины — грех, потому послушники их и берут.',
    ],
  ),
  planet(
    'gloam',
    14,
    'none',
    ['high', 'illegal', 'illegal', 'moderate', 'low'],
    ['Gloam', 'Zwielicht', 'Сумрак'],
    [
      'A cult of the mist: pain teaches, pleasure lies, and both cures are sold behind the shrine.',
      'Ein Nebelkult: Schmerz lehrt, Genuss lügt, und gegen beides gibt es etwas hinter dem Schrein.',
      'Культ тумана: боль учит, услада лжёт, а средства от обеих сбывают за святилищем.',
    ],
  ),
  planet(
    'mirage',
    41,
    'none',
    ['very-high', 'illegal', 'high', 'high', 'low'],
    ['Mirage', 'Trugbild', 'Мираж'],
    [
      'A rebel camp that moves each night; its chief holds the only legal medicine chest.',
      'Ein Rebellenlager, das jede Nacht umzieht; die einzige erlaubte Apotheke hat der Häuptling.',
      'Лагерь мятежников, что кочует каждую ночь; законная аптечка лишь у вожака.',
    ],
  ),
];
