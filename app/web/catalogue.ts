import type { Toast } from "./context.ts";

/** A call that the API refused, as both of its clients report it. */
export type ApiProblem = {
  method: string;
  path: string;
  status: number;
  fields?: Record<string, string[]>;
  detail?: string;
  retryAfter?: number;
};

export const generic = "Что-то пошло не так, попробуйте перезагрузить страницу";
const notFound = "К сожалению запрашиваемая информация не найдена.";
const forbidden = "Доступ к данному ресурсу запрещен.";
const tooMany = "Превышено допустимое количество попыток. Пожалуйста, повторите Ваше действие позднее.";

type Line = {
  status?: number;
  method?: string;
  paths?: RegExp[];
  detail?: string;
  /** null is silence. */
  text: string | null;
  kind?: Toast["kind"];
};

const surveysAndPolls = [/\/tests\b/, /\/polls?\b/];
const reports = [/\/reports?\b/];

/** Specification §8, line by line; the first line that fits speaks. */
export const catalogue: Line[] = [
  { status: 400, paths: [/\/users\/me$/], detail: "root-path", text: null },
  { status: 400, paths: [/\/gratitude/], detail: "429", text: null },
  { status: 400, paths: [/\/messages\b/, /\/threads\b/, /\/channel/, /\/alias-check/, /\/tests\b/], text: null },
  {
    status: 400,
    paths: [/\/posts\/[^/]+\/comments/, /\/time-track/, /\/certificate/, /\/events\/collect/],
    text: null,
  },
  { status: 400, text: generic, kind: "info" },
  { status: 403, detail: "suppressed", text: null },
  { status: 403, text: forbidden },
  { status: 404, method: "DELETE", paths: [/\/subscriptions?\b/], detail: "subscription-not-found", text: null },
  {
    status: 404,
    paths: [
      /feed\/my_(work|life)_(pinned|running_line)$/,
      /profiles\/social\/[0-9a-f-]{36}$/,
      /calendar\/public\/v1\/events\/search$/,
      /my-resource\/results\/last$/,
    ],
    text: null,
  },
  { status: 404, text: notFound },
  { status: 405, paths: [/\/notifications\b/], text: null },
  { status: 409, detail: "email-already-exists", text: "Email уже используется" },
  { status: 409, detail: "subscription-already-exists", text: null },
  { status: 409, paths: [/\/polls?\/[^/]+\/answers?/], text: null },
  { status: 409, paths: reports, detail: "article", text: "Вы уже отправили жалобу на эту публикацию" },
  { status: 409, paths: reports, detail: "comment", text: "Вы уже отправили жалобу на этот комментарий" },
  { status: 409, paths: reports, detail: "post", text: "Вы уже отправили жалобу на этот пост" },
  { status: 409, text: "Запрос не может быть выполнен из-за конфликтного обращения к ресурсу" },
  { status: 422, paths: [/\/set-last-seen/], text: null },
  { status: 429, text: tooMany },
  { paths: reports, text: "Жалоба не была отправлена на модерацию, попробуйте снова" },
  { paths: surveysAndPolls, text: null },
  { text: generic },
];

/** The toast for a refused call, or null where the catalogue keeps silent; 401 is the session's business, not a toast's. */
export function toastFor({ method, path, status, detail }: ApiProblem): Toast | null {
  if (status === 401) return null;
  const line = catalogue.find(
    (one) =>
      (one.status ?? status) === status &&
      (one.method ?? method) === method &&
      (one.detail === undefined || one.detail === detail) &&
      (one.paths === undefined || one.paths.some((path_) => path_.test(path))),
  );
  if (!line?.text) return null;
  return { id: String(status), kind: line.kind ?? "error", text: line.text };
}

/** The refusal inside an error of either API client, or null: then it is a bug and not ours to explain. */
export function problemOf(error: unknown): ApiProblem | null {
  const { status, operation, data } = (error ?? {}) as {
    status?: number;
    operation?: { method: string; path: string };
    data?: Pick<ApiProblem, "fields" | "detail" | "retryAfter">;
  };
  if (!operation || typeof status !== "number" || status >= 500) return null;
  return { ...operation, status, fields: data?.fields, detail: data?.detail, retryAfter: data?.retryAfter };
}
