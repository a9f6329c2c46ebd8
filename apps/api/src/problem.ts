import type { Language } from '@cantina/engine';
import { LANGUAGES } from '@cantina/engine';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** What can go wrong at the door, by the code a program reads. */
const kinds = {
  'broken-json': {
    status: 400,
    en: 'the body is not JSON',
    de: 'der Inhalt ist kein JSON',
    ru: 'тело запроса не JSON',
  },
  'invalid-request': {
    status: 422,
    en: 'the request has not the form asked for',
    de: 'die Anfrage hat nicht die verlangte Form',
    ru: 'запрос не той формы, что требуется',
  },
  'wrong-media-type': {
    status: 415,
    en: 'only application/json is understood',
    de: 'nur application/json wird verstanden',
    ru: 'принимается только application/json',
  },
  'too-large': {
    status: 413,
    en: 'the body is too large',
    de: 'der Inhalt ist zu groß',
    ru: 'тело запроса слишком велико',
  },
  'bad-token': {
    status: 401,
    en: 'this needs the token of a seat of this match',
    de: 'dazu braucht es den Schlüssel eines Platzes dieser Partie',
    ru: 'нужен ключ места в этой партии',
  },
  'not-found': {
    status: 404,
    en: 'there is nothing here',
    de: 'hier ist nichts',
    ru: 'здесь ничего нет',
  },
  'unknown-ruleset': {
    status: 404,
    en: 'there is no such game',
    de: 'dieses Spiel gibt es nicht',
    ru: 'такой игры нет',
  },
  'unknown-match': {
    status: 404,
    en: 'there is no such match',
    de: 'diese Partie gibt es nicht',
    ru: 'такой партии нет',
  },
  'unknown-seat': {
    status: 404,
    en: 'there is no such seat',
    de: 'diesen Platz gibt es nicht',
    ru: 'такого места нет',
  },
  'seat-taken': {
    status: 409,
    en: 'this seat is taken',
    de: 'dieser Platz ist besetzt',
    ru: 'это место занято',
  },
  refused: {
    status: 409,
    en: 'the rules forbid it',
    de: 'die Regeln verbieten es',
    ru: 'правила это запрещают',
  },
  'bad-input': {
    status: 422,
    en: 'the game does not know this',
    de: 'das kennt das Spiel nicht',
    ru: 'игре это неизвестно',
  },
  defect: {
    status: 500,
    en: 'something here is defective; nothing was changed',
    de: 'hier ist etwas defekt; nichts wurde verändert',
    ru: 'здесь ошибка; ничего не изменилось',
  },
} as const satisfies Record<string, { status: ContentfulStatusCode } & Record<Language, string>>;

export type Code = keyof typeof kinds;

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  500: 'Internal Server Error',
};

/** Members beyond those of RFC 9457: which rule, where in the request, what was expected and found, how to repeat it. */
export interface Particulars {
  readonly detail?: string;
  readonly rule?: string;
  readonly where?: string;
  readonly expected?: string;
  readonly found?: unknown;
  readonly repro?: unknown;
}

/** Thrown by handlers, answered as problem details (RFC 9457). */
export class Problem extends Error {
  readonly code: Code;
  readonly particulars: Particulars;

  constructor(code: Code, particulars: Particulars = {}) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.particulars = particulars;
  }
}

export function problemBody({ code, particulars }: Problem, language: Language): Record<string, unknown> {
  const { status } = kinds[code];
  return { title: titles[status], status, code, detail: kinds[code][language], ...particulars };
}

export function answerProblem(context: Context, problem: Problem): Response {
  const { status } = kinds[problem.code];
  const body = problemBody(problem, languageOf(context.req.query('lang')));
  if (status === 401) context.header('WWW-Authenticate', 'Bearer');
  return context.body(JSON.stringify(body), status, { 'Content-Type': 'application/problem+json' });
}

/** A problem is told even to those who asked in a language we do not speak: in English. */
function languageOf(asked: string | undefined): Language {
  return LANGUAGES.find((language) => language === asked) ?? 'en';
}
