import type { Viewer } from "#platform/auth/viewer.ts";
import { apiAs } from "./api.ts";
import { canary } from "./canaries.ts";
import { dayIn } from "./days.ts";

export type KeptAdaptation = {
  /** A programme of the company, and how its head walks it. */
  programme: string;
  trajectory: string;
  trajectoryLevel: string;
  lessonArticle: string;
  lessonChecklist: string;
  lessonTask: string;
  /** Somebody whom its head helps, their way, and what they have sent to be checked. */
  newcomer: string;
  newcomerTrajectory: string;
};

/** Who manages adaptation beside what they are. */
export const managing = (viewer: Viewer): Viewer => ({ ...viewer, rights: [...viewer.rights, "adaptation"] });

const article = { kind: "article", role: "newcomer" } as const;

/** A programme with a step of each kind that has a page of its own, published: its id and the keys of what it consists of. */
export async function makeProgramme(desk: Viewer, title: string, more: { description?: string; words?: string } = {}) {
  const api = apiAs(managing(desk)).adaptation;
  const { id } = await api.putTemplate({ title, description: more.description ?? "" });
  const level = (await api.template({ id })).document.levels[0]!.key;
  const put = async (words: Omit<Parameters<typeof api.putStep>[0], "id" | "level">) =>
    (await api.putStep({ id, level, ...words })).part;
  const said = more.words ?? "Шаг";
  const lesson = await put({ ...article, title: `${said} 1`, body: said });
  const checklist = await put({ kind: "checklist", role: "newcomer", title: `${said} 2`, items: [said, "Пропуск"] });
  const task = await put({ kind: "task", role: "newcomer", title: `${said} 3`, checked: true, grading: "five" });
  const sent = await put({ kind: "task", role: "newcomer", title: `${said} 4`, checked: true, dueAfter: 5 });
  const theirs = await put({ kind: "task", role: "supervisor", title: `${said} 5` });
  const { revision } = await api.template({ id });
  await api.publish({ id, revision });
  return { id, level, lesson, checklist, task, sent, theirs };
}

/** Starts a programme for a person with a supervisor; gives the run. */
export async function startFor(desk: Viewer, template: string, person: string, supervisor: string): Promise<string> {
  const { ids } = await apiAs(managing(desk)).adaptation.start({ template, people: [person], on: dayIn(), supervisor });
  return ids[0]!;
}

/** Programmes, ways, notes and conclusions of a company. */
export async function keepAdaptation(head: Viewer, other: Viewer, key: string): Promise<KeptAdaptation> {
  const of = (table: string, column: string) => canary(key, table, column);
  const programme = await makeProgramme(other, of("adaptation_templates", "title"), {
    description: of("adaptation_templates", "description"),
    words: of("adaptation_versions", "document"),
  });
  const { id, checklist, sent } = programme;
  const trajectory = await startFor(other, id, head.accountId, other.accountId);
  const newcomerTrajectory = await startFor(other, id, other.accountId, head.accountId);
  const evidence = of("progress_run_steps", "adaptation");
  const file = new File([of("files", "adaptation")], `${of("files", "adaptation")}.txt`, { type: "text/plain" });
  for (const [who, run] of [[head, trajectory] as const, [other, newcomerTrajectory] as const]) {
    await apiAs(who).adaptation.tick({ id: run, key: checklist, items: [1] });
    await apiAs(who).adaptation.finish({ id: run, key: sent, evidence, files: [file] });
  }
  await apiAs(other).adaptation.addNote({ id: trajectory, text: of("adaptation_notes", "text") });
  const text = of("adaptation_conclusions", "text");
  const said = { outcome: "extended", text, until: dayIn(200) } as const;
  await apiAs(other).adaptation.conclude({ id: trajectory, ...said });
  const words = { title: of("adaptation_runs", "own_steps"), body: of("adaptation_runs", "own_steps") };
  await apiAs(other).adaptation.addStep({ id: trajectory, kind: "article", ...words });
  return {
    ...{ programme: id, trajectory, trajectoryLevel: programme.level, lessonArticle: programme.lesson },
    ...{ lessonChecklist: checklist, lessonTask: programme.task, newcomer: other.accountId, newcomerTrajectory },
  };
}
