import type { Toast } from "./context.ts";

/** Several people are called as somebody has written. */
export type Which = { asked: string; people: { id: string; name: string; about: string; photo: string | null }[] };

/** A call that the API refused, as both of its clients report it. */
export type ApiProblem = {
  method: string;
  path: string;
  status: number;
  /** The page that the call was made for. */
  page?: string;
  fields?: Record<string, string[]>;
  /** Out of whom one chooses where several are called as a field says. */
  which?: Record<string, Which[]>;
  /** What the answer's body says: its error, its own status, or the kind of what was reported. */
  detail?: string;
  retryAfter?: number;
  /** The platform that shows the portal wants no word of a closed resource. */
  quietForbidden?: boolean;
};

/** What is said where the specification has no words of its own. */
export const generic = "Что-то пошло не так, попробуйте перезагрузить страницу";
const conflict = "Запрос не может быть выполнен из-за конфликтного обращения к ресурсу";

type Line = {
  status?: number;
  method?: string;
  page?: string;
  paths?: RegExp[];
  detail?: string;
  quietForbidden?: true;
  /** null is silence. */
  text: string | null;
  kind?: Toast["kind"];
  reload?: true;
};

const surveyTests = /\/tests\b/;
const polls = /\/polls?\b/;
const reports = /\/reports?$/;
/** The page of the form: where the portal itself failed, nobody says which call it was. */
const reportPage = /^\/report\//;
const pollAnswers = /\/polls?\/([^/]+\/)?answers?$/;
const talk = [
  /\/messages\b/,
  /\/threads\b/,
  /\/channels?\b/,
  /\/alias-check\b/,
  surveyTests,
  /\/posts\/[^/]+\/comments\b/,
];
const learning = [/\/time-track\b/, /\/certificates?\b/];

/** Paths that the specification treats apart (§7): what they do not find is no news to anyone. */
const exempt = [
  /feed\/my_(work|life)_(pinned|running_line)$/,
  /profiles\/social\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  /calendar\/public\/v1\/events\/search$/,
  /my-resource\/results\/last$/,
];

/** Specification §8, line by line; the first line that fits speaks. 401 is the session's business: app/web/page.ts. */
export const catalogue: Line[] = [
  { status: 400, detail: "invalid_grant: Stale token", text: null, reload: true },
  { status: 400, method: "GET", page: "/", paths: [/\/users\/me$/], text: null },
  { status: 400, paths: [/\/gratitudes?\b/], detail: "429", text: null },
  { status: 400, paths: [...talk, ...learning, /\/events?\/collect$/], text: null },
  { status: 400, text: generic, kind: "info" },
  { status: 401, text: null },
  { status: 403, quietForbidden: true, text: null },
  { status: 403, text: "Доступ к данному ресурсу запрещен." },
  { status: 404, paths: [/\/subscriptions?\b/], detail: "subscription not found", text: null },
  { status: 404, paths: exempt, text: null },
  { status: 404, text: "К сожалению запрашиваемая информация не найдена." },
  { status: 405, paths: [/\/notifications\b/], text: null },
  { status: 405, text: generic },
  { status: 409, detail: "Email already exists", text: "Email уже используется" },
  { status: 409, detail: "subscription already exists", text: null },
  { status: 409, detail: "article", text: "Вы уже отправили жалобу на эту публикацию" },
  { status: 409, detail: "comment", text: "Вы уже отправили жалобу на этот комментарий" },
  { status: 409, detail: "post", text: "Вы уже отправили жалобу на этот пост" },
  { status: 409, detail: "default", text: conflict },
  { status: 409, paths: [reports, pollAnswers], text: null },
  { status: 409, text: conflict },
  { status: 413, text: "Слишком много за один раз: сократите текст или выберите файлы поменьше" },
  { status: 422, paths: [/\/set-last-seen$/], text: null },
  { status: 422, text: generic },
  { status: 429, text: "Превышено допустимое количество попыток. Пожалуйста, повторите Ваше действие позднее." },
  { status: 503, detail: "uploads", text: "Сейчас много загрузок: подождите минуту и отправьте ещё раз" },
  {
    status: 503,
    detail: "no-room",
    text: "На портале кончилось место: сохранить сейчас не получится, попробуйте позже",
  },
  { paths: [reports, reportPage], text: "Жалоба не была отправлена на модерацию, попробуйте снова" },
  { paths: [surveyTests, polls], text: null },
  { text: generic },
];

/** The toast for a refused call, or null where the catalogue keeps silent. Its id is the status: one trouble, one toast. */
export function toastFor(problem: ApiProblem): Toast | null {
  const { text, kind = "error" } = lineFor(problem);
  return text === null ? null : { id: String(problem.status), kind, text };
}

/** Whether the page must be opened anew: its token is older than its session. */
export function wantsReload(problem: ApiProblem): boolean {
  return lineFor(problem).reload === true;
}

function lineFor(problem: ApiProblem): Line {
  return catalogue.find((line) => fits(line, problem)) ?? { text: generic };
}

function fits({ paths, text: _, kind: __, reload: ___, ...wanted }: Line, problem: ApiProblem): boolean {
  if (paths && !paths.some((path) => path.test(problem.path))) return false;
  return Object.entries(wanted).every(([name, value]) => problem[name as keyof ApiProblem] === value);
}

/**
 * The refusal inside an error of either API client, or null: then it is a bug and not ours to explain.
 * A backend that is away (502, 503, 504) is a refusal too: it needs patience, not a report.
 */
export function problemOf(error: unknown): ApiProblem | null {
  const { status, operation, data } = (error ?? {}) as {
    status?: number;
    operation?: { method: string; path: string };
    data?: Pick<ApiProblem, "fields" | "which" | "detail" | "retryAfter">;
  };
  if (!operation || typeof status !== "number" || status === 500) return null;
  const { fields, which, detail, retryAfter } = data ?? {};
  return { ...operation, status, fields, which, detail, retryAfter };
}
