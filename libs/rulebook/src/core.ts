/**
 * Refusals that belong to no game: the engine and hosts name these ids when something is refused before, or apart
 * from, the rules of the game being played.
 */

export interface CoreLine {
  readonly id: string;
  readonly text: { readonly en: string; readonly de: string; readonly ru: string };
}

export const CORE = [
  {
    id: 'CORE-SEAT',
    text: {
      en: 'this decision belongs to another seat',
      de: 'diese Entscheidung trifft ein anderer Platz',
      ru: 'это решение принимает другое место',
    },
  },
  {
    id: 'CORE-NO-SEAT',
    text: { en: 'there is no such seat', de: 'diesen Platz gibt es nicht', ru: 'такого места нет' },
  },
  {
    id: 'CORE-ACTION',
    text: { en: 'unknown kind of action', de: 'unbekannte Art von Aktion', ru: 'неизвестный вид действия' },
  },
  {
    id: 'CORE-MALFORMED',
    text: {
      en: 'the action is malformed',
      de: 'die Aktion hat nicht die richtige Form',
      ru: 'действие имеет неверный вид',
    },
  },
  {
    id: 'CORE-NOT-LISTED',
    text: {
      en: 'what is pointed at is not among the choices',
      de: 'das Gewählte steht nicht zur Auswahl',
      ru: 'указанного нет среди вариантов',
    },
  },
  {
    id: 'CORE-NOT-NOW',
    text: { en: 'not open now', de: 'jetzt nicht möglich', ru: 'сейчас недоступно' },
  },
  {
    id: 'CORE-STALE',
    text: {
      en: 'this decision is no longer open',
      de: 'diese Entscheidung steht nicht mehr an',
      ru: 'это решение уже не ждёт ответа',
    },
  },
  {
    id: 'CORE-OVER',
    text: { en: 'the match is over', de: 'die Partie ist zu Ende', ru: 'партия окончена' },
  },
  {
    id: 'CORE-LIMIT',
    text: {
      en: 'already used as often as allowed',
      de: 'schon so oft benutzt wie erlaubt',
      ru: 'уже использовано допустимое число раз',
    },
  },
  {
    id: 'CORE-COST',
    text: {
      en: 'the cost cannot be paid in full',
      de: 'die Kosten können nicht vollständig bezahlt werden',
      ru: 'стоимость нельзя оплатить полностью',
    },
  },
  {
    id: 'CORE-NOT-ENOUGH',
    text: { en: 'there is not enough of it', de: 'davon ist nicht genug da', ru: 'этого недостаточно' },
  },
  {
    id: 'CORE-TARGET',
    text: {
      en: 'there is nothing to point at',
      de: 'es gibt nichts, worauf man zeigen könnte',
      ru: 'указать не на что',
    },
  },
  {
    id: 'CORE-CONDITION',
    text: {
      en: 'its condition does not hold',
      de: 'die Bedingung ist nicht erfüllt',
      ru: 'условие не выполнено',
    },
  },
  {
    id: 'CORE-NOTHING',
    text: { en: 'it would change nothing', de: 'es würde nichts ändern', ru: 'это ничего не изменит' },
  },
  {
    id: 'CORE-CONTENT',
    text: {
      en: 'the content pack is broken',
      de: 'das Inhaltspaket ist fehlerhaft',
      ru: 'набор содержимого повреждён',
    },
  },
  {
    id: 'CORE-OPTION',
    text: {
      en: 'unknown or invalid option',
      de: 'unbekannte oder ungültige Option',
      ru: 'неизвестный или недопустимый параметр',
    },
  },
  {
    id: 'CORE-SEATS',
    text: {
      en: 'this game is not for that number of seats',
      de: 'dieses Spiel ist nicht für so viele Plätze',
      ru: 'эта игра не рассчитана на столько мест',
    },
  },
  {
    id: 'CORE-PROGRAM',
    text: {
      en: 'a rule is defective; the match was left as it was',
      de: 'eine Regel ist defekt; die Partie blieb, wie sie war',
      ru: 'в правиле ошибка; партия осталась без изменений',
    },
  },
] as const satisfies readonly CoreLine[];

export type CoreId = (typeof CORE)[number]['id'];

const byId: ReadonlyMap<string, CoreLine> = new Map(CORE.map((line) => [line.id, line]));

export function core(id: string): CoreLine | undefined {
  return byId.get(id);
}
