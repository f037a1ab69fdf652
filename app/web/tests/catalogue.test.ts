import { describe, expect, it } from "vitest";
import { type ApiProblem, problemOf, toastFor, wantsReload } from "../catalogue.ts";

const reload = "Что-то пошло не так, попробуйте перезагрузить страницу";
const forbidden = "Доступ к данному ресурсу запрещен.";
const notFound = "К сожалению запрашиваемая информация не найдена.";
const conflict = "Запрос не может быть выполнен из-за конфликтного обращения к ресурсу";
const tooMany = "Превышено допустимое количество попыток. Пожалуйста, повторите Ваше действие позднее.";
const reportFailed = "Жалоба не была отправлена на модерацию, попробуйте снова";
const silence = null;

const profile = "/api/public/v1/profiles/social";
const uuid = "0198c0de-0000-7000-8000-000000000001";

type More = Partial<ApiProblem>;

/** Specification §8, line by line: what was asked, what came back, what is said. */
const lines: [says: string | null, status: number, call: string, more?: More][] = [
  [reload, 400, "POST /api/publications"],
  [silence, 400, "GET /api/users/me", { page: "/" }],
  [reload, 400, "GET /api/users/me", { page: "/main" }],
  [silence, 400, "POST /api/gratitude", { detail: "429" }],
  [reload, 400, "POST /api/gratitude"],
  [silence, 400, "POST /api/messages"],
  [silence, 400, "GET /api/channels/kofe/threads/7"],
  [silence, 400, "PUT /api/channel/kofe"],
  [silence, 400, "GET /api/channels/kofe"],
  [silence, 400, "GET /api/alias-check"],
  [silence, 400, "POST /api/surveys/tests/7/answers"],
  [silence, 400, "POST /api/posts/7/comments"],
  [silence, 400, "POST /api/learning/time-track"],
  [silence, 400, "GET /api/learning/courses/7/certificate"],
  [silence, 400, "POST /api/event/collect"],
  [silence, 400, "POST /api/publications", { detail: "invalid_grant: Stale token" }],
  [silence, 401, "GET /api/users/me"],
  [forbidden, 403, "PUT /api/publications/7"],
  [silence, 403, "PUT /api/publications/7", { quietForbidden: true }],
  [notFound, 404, "PUT /api/publications/7"],
  [silence, 404, `PUT /api/subscriptions/${uuid}`, { detail: "subscription not found" }],
  [notFound, 404, `PUT /api/subscriptions/${uuid}`],
  [silence, 404, "GET /api/feed/my_work_pinned"],
  [silence, 404, "GET /api/feed/my_work_running_line"],
  [silence, 404, "GET /api/feed/my_life_pinned"],
  [silence, 404, "GET /api/feed/my_life_running_line"],
  [silence, 404, `GET ${profile}/${uuid}`],
  [notFound, 404, `GET ${profile}/anna`],
  [silence, 404, "GET /api/calendar/public/v1/events/search"],
  [silence, 404, "GET /api/my-resource/results/last"],
  [reload, 405, "POST /api/publications"],
  [reload, 405, "POST /api/surveys/tests/7"],
  [silence, 405, "POST /api/notifications/7/read"],
  ["Email уже используется", 409, "PUT /api/users/me", { detail: "Email already exists" }],
  [silence, 409, `PUT /api/subscriptions/${uuid}`, { detail: "subscription already exists" }],
  [silence, 409, "POST /api/publications/7/report"],
  [silence, 409, "POST /api/polls/7/answers"],
  ["Вы уже отправили жалобу на эту публикацию", 409, "POST /api/publications/7/report", { detail: "article" }],
  ["Вы уже отправили жалобу на этот комментарий", 409, "POST /api/comments/7/report", { detail: "comment" }],
  ["Вы уже отправили жалобу на этот пост", 409, "POST /api/posts/7/report", { detail: "post" }],
  [conflict, 409, "POST /api/moderation/subjects/default/7/report", { detail: "default" }],
  [conflict, 409, "PUT /api/publications/7"],
  [reload, 422, "POST /api/publications"],
  [reload, 422, "POST /api/surveys/tests/7"],
  [silence, 422, "POST /api/channels/kofe/set-last-seen"],
  [tooMany, 429, "POST /api/publications"],
  [tooMany, 429, "POST /api/surveys/tests/7/answers"],
  [reload, 500, "POST /api/publications"],
  [reload, 503, "POST /api/publications"],
  [reload, 418, "POST /api/publications"],
  [silence, 500, "POST /api/surveys/tests/7/answers"],
  [silence, 500, "POST /api/polls/7/answers"],
  [reportFailed, 500, "POST /api/publications/7/report"],
  [reportFailed, 503, "POST /api/publications/7/report"],
  [reportFailed, 500, "POST /report/post/7"],
];

const problem = (status: number, call: string, more: More = {}): ApiProblem => {
  const [method = "", path = ""] = call.split(" ");
  return { method, path, status, ...more };
};

describe("the error catalogue of specification §8", () => {
  it.each(lines)("says %j to %i of %s %o", (says, status, call, more) => {
    expect(toastFor(problem(status, call, more))?.text ?? silence).toBe(says);
  });

  it("tells one trouble once: the toast is named by the status", () => {
    const first = toastFor(problem(404, "PUT /api/publications/7"));
    const second = toastFor(problem(404, "PUT /api/comments/9"));
    expect([first?.id, second?.id]).toEqual(["404", "404"]);
  });

  it("calls 400 a piece of information, everything else an error", () => {
    expect(toastFor(problem(400, "POST /api/publications"))?.kind).toBe("info");
    for (const status of [403, 404, 405, 409, 422, 429, 500]) {
      expect(toastFor(problem(status, "POST /api/publications"))?.kind).toBe("error");
    }
  });

  it("opens the page anew for a stale token only", () => {
    expect(wantsReload(problem(400, "GET /api/users/me", { detail: "invalid_grant: Stale token" }))).toBe(true);
    expect(wantsReload(problem(400, "GET /api/users/me", { detail: "invalid_grant" }))).toBe(false);
  });

  it("takes a refusal out of an API error and leaves a bug alone", () => {
    const operation = { method: "PUT", path: "/api/publications/7" };
    expect(problemOf({ status: 404, operation })).toMatchObject({ status: 404, ...operation });
    expect(problemOf({ status: 503, operation })?.status).toBe(503);
    expect(problemOf({ status: 500, operation })).toBeNull();
    expect(problemOf(new Error("a bug"))).toBeNull();
    expect(problemOf(null)).toBeNull();
  });
});
