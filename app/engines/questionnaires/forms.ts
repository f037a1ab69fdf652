import { z } from "zod";
import { intent } from "#app/web/page.ts";
import { type Given, goes, type QuestionnaireKind } from "./contract.ts";
import { nothingSaid } from "./ui/words.ts";

/** What the buttons of a section say: where to go, or which line of a ranking moves where. */
export const sectionForm = z.object({
  go: goes.default("next"),
  rank: z.string().max(120).optional(),
  shown: z.string().max(10_000).default(""),
  attempt: z.coerce.number().int().min(0).max(1000).default(0),
});

/** The answers of a form, by its questions: fields are called `answers.QUESTION.PART`. */
export function givenIn(form: FormData): Record<string, Given> {
  const given: Record<string, Given> = {};
  for (const [name, value] of form) {
    const [first, question = "", part = "", row = ""] = name.split(".");
    if (first !== "answers" || !question) continue;
    const one = given[question] ?? { chosen: [], text: "", number: "", rows: {} };
    given[question] = one;
    if (value instanceof File) {
      if (part === "file" && value.name) one.file = value;
    } else if (part === "chosen" && value) one.chosen.push(value);
    else if (part === "text") one.text = value;
    else if (part === "number") one.number = value;
    else if (part === "rows" && value) one.rows[row] = value;
  }
  return given;
}

/** The same answers with one option of a ranking moved: `QUESTION:OPTION:-1`. */
export function ranked(given: Record<string, Given>, rank: string): Record<string, Given> {
  const [question = "", option = "", way] = rank.split(":");
  const one = given[question];
  const from = one?.chosen.indexOf(option) ?? -1;
  const to = from + (way === "-1" ? -1 : 1);
  if (!one || from < 0 || to < 0 || to >= one.chosen.length) return given;
  const chosen = [...one.chosen];
  [chosen[from], chosen[to]] = [chosen[to]!, chosen[from]!];
  return { ...given, [question]: { ...one, chosen } };
}

type Ways = {
  /** Where a section stands, and the page of the whole. */
  section(part: number): string;
  whole(attempt: string | null): string;
};

const outcomes = {
  sent: { id: "sent", kind: "success" as const, text: "Спасибо, ответы отправлены" },
  again: { id: "sent", kind: "info" as const, text: "Вы уже ответили" },
  over: { id: "over", kind: "info" as const, text: "Время вышло. Засчитано то, что вы успели сохранить" },
  closed: { id: "closed", kind: "info" as const, text: "Приём ответов закончился: ваш ответ не отправлен" },
  paused: { id: "paused", kind: "info" as const, text: "Пауза: написанное сохранено, отправить можно будет позже" },
  more: { id: "more", kind: "info" as const, text: "Появились ещё вопросы – ответьте и на них" },
  problems: { id: "problems", kind: "error" as const, text: "Здесь остались вопросы без ответа" },
};

/** Said on the section's own page, above what was typed. */
const atOnce = {
  empty: { fields: { [nothingSaid]: ["Вы не ответили ни на один вопрос. Отправить?"] } },
  late: { fields: { "": ["Вы уже ответили, и изменить ответ больше нельзя: этот не отправлен"] } },
  closed: { fields: { "": ["Приём ответов закончился: ваш ответ не отправлен"] } },
};

type Asked = Record<string, string>;

/** The one deed of a section's page: keeps what is typed, and goes where the button says. */
export function sectionIntent(kind: QuestionnaireKind, waysOf: (params: Asked, query: Asked) => Ways) {
  return intent(sectionForm, async ({ api, value, form, params, query, here }) => {
    const { anketaId: id = "", part: at = "1" } = params;
    const ways = waysOf(params, query);
    const { rank, go, ...seen } = value;
    const given = givenIn(form);
    const answers = rank ? ranked(given, rank) : given;
    const saving = { id, kind, part: Number(at) || 1, answers, ...seen };
    const { outcome, part, attempt, mistakes } = await api.questionnaires.save({ ...saving, go: rank ? "keep" : go });
    if (rank) return { to: here(`q-${rank.split(":")[0]}`) };
    if (go === "keep") return { to: here() };
    if (outcome === "mistakes") return { fields: mistakes };
    if (outcome === "empty" || outcome === "late") return atOnce[outcome];
    if (outcome === "saved") {
      const toast = { id: "kept", kind: "success" as const, text: "Сохранено. Вернуться можно с любого устройства" };
      return go === "stay" ? { to: ways.whole(null), toast } : { to: ways.section(part) };
    }
    if (outcome === "more" || outcome === "problems") return { to: ways.section(part), toast: outcomes[outcome] };
    const isDone = outcome === "sent" || outcome === "over";
    return { to: ways.whole(isDone ? attempt : null), toast: outcomes[outcome] };
  });
}

type GuestWays = Pick<Ways, "section"> & { whole: string; sent: string };

/** The same deed for whoever has come by a link. */
export function guestIntent(waysOf: (token: string) => GuestWays) {
  return intent(sectionForm, async ({ api, value, form, params, here }) => {
    const { token = "", part: at = "1" } = params;
    const ways = waysOf(token);
    const { rank, go, shown } = value;
    const given = givenIn(form);
    const answers = rank ? ranked(given, rank) : given;
    const saving = { token, part: Number(at) || 1, answers, shown };
    const { outcome, part, mistakes } = await api.questionnaires.guestSave({
      ...saving,
      go: rank || go === "over" ? "keep" : go,
    });
    if (rank) return { to: here(`q-${rank.split(":")[0]}`) };
    if (go === "keep") return { to: here() };
    if (outcome === "mistakes") return { fields: mistakes };
    if (outcome === "empty" || outcome === "closed") return atOnce[outcome];
    if (outcome === "sent") return { to: ways.sent };
    if (outcome === "more" || outcome === "problems") return { to: ways.section(part), toast: outcomes[outcome] };
    return { to: outcome === "saved" && go !== "stay" ? ways.section(part) : ways.whole };
  });
}

/** What the address of results asks for: a department, and words to look for. */
export const readLooked = ({ cut = "", find = "" }: { cut?: string; find?: string }) => ({
  cut: cut.slice(0, 40),
  find: find.trim().slice(0, 100),
});
