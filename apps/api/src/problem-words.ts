import type { Language } from '@cantina/engine';
import type { Code as MatchCode } from '@cantina/match';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** What can go wrong, by the code a program reads: the status, and the words a person does. */
type Kind = readonly [status: ContentfulStatusCode, words: Readonly<Record<Language, string>>];

const kind = (status: ContentfulStatusCode, en: string, de: string, ru: string): Kind => [
  status,
  { en, de, ru },
];

const atTheDoor = {
  'broken-json': kind(400, 'the body is not JSON', 'der Inhalt ist kein JSON', 'тело запроса не JSON'),
  'invalid-request': kind(
    422,
    'the request has not the form asked for',
    'die Anfrage hat nicht die verlangte Form',
    'запрос не той формы, что требуется',
  ),
  'bad-input': kind(422, 'the game does not know this', 'das kennt das Spiel nicht', 'игре это неизвестно'),
  'wrong-media-type': kind(
    415,
    'only application/json is understood',
    'nur application/json wird verstanden',
    'принимается только application/json',
  ),
  'too-large': kind(413, 'the body is too large', 'der Inhalt ist zu groß', 'тело запроса слишком велико'),
  'bad-token': kind(
    401,
    'this token was not issued here',
    'dieser Schlüssel wurde nicht hier ausgestellt',
    'этот ключ выдан не здесь',
  ),
  'no-token': kind(
    401,
    'this needs a token or the cookie of this site',
    'dazu braucht es einen Schlüssel oder das Cookie dieser Seite',
    'нужен ключ или cookie этого сайта',
  ),
  'bad-origin': kind(
    403,
    'requests from other sites are not taken',
    'Anfragen von fremden Seiten werden nicht angenommen',
    'запросы с других сайтов не принимаются',
  ),
  'bad-link': kind(
    403,
    'this link does not work, or no longer',
    'dieser Link gilt nicht oder nicht mehr',
    'эта ссылка не действует или больше не действует',
  ),
  'needs-invitation': kind(
    403,
    'whoever sits down here must be invited',
    'hier darf nur sitzen, wer eingeladen ist',
    'сесть за этот стол можно только по приглашению',
  ),
  'no-spectators': kind(403, 'nobody looks on here', 'hier schaut niemand zu', 'зрителей здесь нет'),
  'not-found': kind(404, 'there is nothing here', 'hier ist nichts', 'здесь ничего нет'),
  'too-often': kind(
    429,
    'too many requests; wait a little',
    'zu viele Anfragen; bitte etwas warten',
    'слишком много запросов; подождите немного',
  ),
  'too-many-matches': kind(
    429,
    'you have too many unfinished matches',
    'du hast zu viele offene Partien',
    'у вас слишком много незаконченных партий',
  ),
  'too-many-sockets': kind(
    429,
    'too many live lines from this address',
    'zu viele Live-Verbindungen von dieser Adresse',
    'слишком много живых соединений с этого адреса',
  ),
  'not-ready-yet': kind(
    503,
    'the store does not answer',
    'der Speicher antwortet nicht',
    'хранилище не отвечает',
  ),
} as const;

const atTheTable: Readonly<Record<MatchCode, Kind>> = {
  'no-match': kind(404, 'there is no such match', 'diese Partie gibt es nicht', 'такой партии нет'),
  'no-ruleset': kind(404, 'there is no such game', 'dieses Spiel gibt es nicht', 'такой игры нет'),
  'no-bot': kind(422, 'there is no such bot', 'diesen Bot gibt es nicht', 'такого бота нет'),
  'bad-options': kind(
    422,
    'the game has no such options',
    'solche Optionen hat das Spiel nicht',
    'таких вариантов у игры нет',
  ),
  'bad-seats': kind(
    422,
    'not for this number of seats',
    'nicht für so viele Plätze',
    'не для такого числа мест',
  ),
  'bad-name': kind(
    422,
    'a name has 1 to 32 visible characters',
    'ein Name hat 1 bis 32 sichtbare Zeichen',
    'имя — от 1 до 32 видимых знаков',
  ),
  'bad-colour': kind(
    422,
    'a colour is a plain word or a # code',
    'eine Farbe ist ein einfaches Wort oder ein #-Code',
    'цвет — простое слово или код с #',
  ),
  'bad-nonce': kind(422, 'the nonce is not usable', 'die Nonce taugt nicht', 'такой nonce не годится'),
  'bad-key': kind(
    422,
    'a key has 1 to 100 characters',
    'ein Schlüssel hat 1 bis 100 Zeichen',
    'ключ — от 1 до 100 знаков',
  ),
  'bad-actions': kind(
    422,
    'this is no list of actions',
    'das ist keine Liste von Aktionen',
    'это не список действий',
  ),
  'bad-text': kind(
    422,
    'a line has 1 to 500 visible characters',
    'eine Zeile hat 1 bis 500 sichtbare Zeichen',
    'строка — от 1 до 500 видимых знаков',
  ),
  full: kind(
    503,
    'there is no room for another match',
    'für eine weitere Partie ist kein Platz',
    'для новой партии нет места',
  ),
  'no-seat': kind(404, 'there is no such seat', 'diesen Platz gibt es nicht', 'такого места нет'),
  'not-your-seat': kind(403, 'this is not your seat', 'das ist nicht dein Platz', 'это не ваше место'),
  'seat-taken': kind(409, 'this seat is taken', 'dieser Platz ist besetzt', 'это место занято'),
  'colour-taken': kind(
    409,
    'somebody else has this colour',
    'diese Farbe hat schon jemand',
    'этот цвет уже занят',
  ),
  'not-started': kind(
    409,
    'the match has not begun',
    'die Partie hat noch nicht begonnen',
    'партия ещё не началась',
  ),
  started: kind(409, 'the match has begun', 'die Partie hat schon begonnen', 'партия уже началась'),
  over: kind(409, 'the match is over', 'die Partie ist zu Ende', 'партия окончена'),
  'not-ready': kind(
    409,
    'there are still free seats',
    'es sind noch Plätze frei',
    'ещё есть свободные места',
  ),
  'not-yours-to-start': kind(
    403,
    'whoever set the table up begins',
    'wer die Partie angelegt hat, beginnt sie',
    'начинает тот, кто создал партию',
  ),
  stale: kind(
    409,
    'something else is asked by now',
    'inzwischen wird etwas anderes gefragt',
    'теперь вопрос уже другой',
  ),
  refused: kind(409, 'the rules forbid it', 'die Regeln verbieten es', 'правила это запрещают'),
  'news-in-between': kind(
    409,
    'an earlier action of the list brings news',
    'eine frühere Aktion der Liste bringt Neues',
    'раньше в списке действие с новыми сведениями',
  ),
  'nothing-to-undo': kind(
    409,
    'there is nothing to take back',
    'es gibt nichts zurückzunehmen',
    'отменять нечего',
  ),
  'nothing-to-redo': kind(
    409,
    'there is nothing to do again',
    'es gibt nichts zu wiederholen',
    'повторять нечего',
  ),
  'needs-consent': kind(
    409,
    'the others must agree to this',
    'dem müssen die anderen zustimmen',
    'на это нужно согласие остальных',
  ),
  'request-open': kind(
    409,
    'another request waits for an answer',
    'eine andere Bitte wartet noch auf Antwort',
    'другая просьба ещё ждёт ответа',
  ),
  'no-request': kind(
    409,
    'nobody asked for anything',
    'niemand hat um etwas gebeten',
    'никто ни о чём не просил',
  ),
  'no-hints': kind(
    403,
    'hints are given only where no other person plays',
    'Tipps gibt es nur, wo kein anderer Mensch mitspielt',
    'подсказки есть только там, где не играет никто другой',
  ),
  frozen: kind(
    409,
    'this match was begun with other rules and can only be read',
    'diese Partie wurde mit anderen Regeln begonnen und ist nur noch lesbar',
    'эта партия начата по другим правилам, её можно только смотреть',
  ),
  defect: kind(
    500,
    'something here is defective; nothing was changed',
    'hier ist etwas defekt; nichts wurde verändert',
    'здесь ошибка; ничего не изменилось',
  ),
  busy: kind(
    429,
    'too much is going on in this match; try again',
    'in dieser Partie ist zu viel los; bitte noch einmal',
    'в этой партии слишком много запросов; попробуйте ещё раз',
  ),
};

export type ProblemCode = keyof typeof atTheDoor | MatchCode;

export const kinds: Readonly<Record<string, Kind>> & Readonly<Record<ProblemCode, Kind>> = {
  ...atTheDoor,
  ...atTheTable,
};

export const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};
