import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { dayIn } from "#tests/support/days.ts";
import { makeProgramme, startFor } from "#tests/support/kept-adaptation.ts";
import { makePerson } from "#tests/support/people.ts";
import { type AddressSample, desk, everyone, owner, type Sample } from "#tests/support/sample.ts";
import { atOffice, reader, stands } from "#tests/support/told-things.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";

let made = 0;
const freshProgramme = ({ admin }: TwoCompanies) => makeProgramme(admin, `Программа ${Date.now()} ${++made}`);

/** A way that anna walks, made anew. */
async function freshOwn(world: TwoCompanies) {
  const programme = await freshProgramme(world);
  const { head, editor } = world.sever;
  const run = await startFor(world.admin, programme.id, head.accountId, editor.accountId);
  return { ...programme, run };
}

/** A way of somebody whom anna helps, made anew. */
async function freshTheirs(world: TwoCompanies) {
  const programme = await freshProgramme(world);
  const newcomer = await makePerson({ id: world.sever.id, alias: "sever", name: "Север" });
  const run = await startFor(world.admin, programme.id, newcomer.accountId, world.sever.head.accountId);
  return { ...programme, run, newcomer };
}

type Theirs = Awaited<ReturnType<typeof freshTheirs>>;

/** Anna does it as who helps, the administrator as who manages adaptation. */
const checked =
  (input: (theirs: Theirs) => object | Promise<object>) =>
  async (world: TwoCompanies): Promise<Sample> => {
    const theirs = await freshTheirs(world);
    return { ...owner({ id: theirs.run, ...(await input(theirs)) }, theirs.run), also: ["admin"] };
  };
const managed =
  (input: (theirs: Theirs) => object | Promise<object>) =>
  async (world: TwoCompanies): Promise<Sample> => {
    const theirs = await freshTheirs(world);
    return { ...desk({ id: theirs.run, ...(await input(theirs)) }), id: theirs.run };
  };
const composed =
  (input: (programme: Awaited<ReturnType<typeof freshProgramme>>) => object | Promise<object>) =>
  async (world: TwoCompanies): Promise<Sample> => {
    const programme = await freshProgramme(world);
    return { ...desk({ id: programme.id, ...(await input(programme)) }), id: programme.id };
  };

const seen = (trajectoryId: string, params: object = {}): AddressSample => ({
  ...{ for: "owner", id: trajectoryId, params: { trajectoryId, ...params }, also: ["editor", "admin"] },
});
const step = { kind: "article", title: "Прочитать правила", role: "newcomer" } as const;

const ofNewcomer = reader(
  stands(({ sever }) => ({ subject: "Шаг", href: `/adaptation/${sever.trajectory}/${sever.trajectoryLevel}` })),
);
const ofHelper = reader(
  stands(({ sever }) => ({ subject: "Новичок", href: `/adaptation/subordinate/${sever.newcomer}` })),
);

const ofDesk = atOffice(stands(({ sever }) => ({ subject: "Шаг", href: `/adaptation/subordinate/${sever.newcomer}` })));

export const tests: AreaTests = {
  addresses: {
    trajectory: ({ sever }) => seen(sever.trajectory),
    level: ({ sever }) => seen(sever.trajectory, { levelId: sever.trajectoryLevel }),
    lesson: ({ sever }) => seen(sever.trajectory, { levelId: sever.trajectoryLevel, lessonId: sever.lessonArticle }),
    checklist: ({ sever }) =>
      seen(sever.trajectory, { levelId: sever.trajectoryLevel, lessonId: sever.lessonChecklist }),
    task: ({ sever }) => seen(sever.trajectory, { levelId: sever.trajectoryLevel, lessonId: sever.lessonTask }),
    grades: ({ sever }) => seen(sever.trajectory),
    subordinate: ({ sever }) => ({
      ...{ for: "owner", id: sever.newcomer, params: { id: sever.newcomer }, also: ["admin"] },
    }),
    checked: ({ sever }) => ({
      ...{ for: "owner", id: sever.newcomerTrajectory, also: ["editor", "admin"] },
      params: { id: sever.newcomer, trajectoryId: sever.newcomerTrajectory, lessonId: sever.lessonArticle },
    }),
  },
  samples: {
    home: () => everyone({}),
    glance: () => everyone({}),
    run: async (world) => {
      const { run } = await freshOwn(world);
      return { ...owner({ id: run }, run), also: ["editor", "admin"] };
    },
    step: async (world) => {
      const { run, lesson } = await freshOwn(world);
      return { ...owner({ id: run, key: lesson }, run), also: ["editor", "admin"] };
    },
    grades: async (world) => {
      const { run } = await freshOwn(world);
      return { ...owner({ id: run }, run), also: ["editor", "admin"] };
    },
    subordinate: async (world) => {
      const { newcomer } = await freshTheirs(world);
      return { ...owner({ id: newcomer.accountId }, newcomer.accountId), also: ["admin"] };
    },
    begin: async (world) => {
      const { run, lesson } = await freshOwn(world);
      return owner({ id: run, key: lesson }, run);
    },
    finish: async (world) => {
      const { run, lesson } = await freshOwn(world);
      return owner({ id: run, key: lesson }, run);
    },
    tick: async (world) => {
      const { run, checklist } = await freshOwn(world);
      return owner({ id: run, key: checklist, items: [0] }, run);
    },
    check: checked(async ({ run, task, newcomer }) => {
      await apiAs(newcomer).adaptation.finish({ id: run, key: task, evidence: "Вот что вышло" });
      return { key: task, accept: true, grade: 5 };
    }),
    remind: checked(({ lesson }) => ({ key: lesson })),
    addStep: checked(() => ({ kind: "task", title: "Познакомиться со складом" })),
    setHelper: checked(() => ({ as: "buddy" })),
    conclude: checked(() => ({ outcome: "passed", text: "Справился со всем, что было" })),
    notes: checked(() => ({})),
    addNote: checked(() => ({ text: "Спросить про отпуск" })),
    dropNote: async (world) => {
      // A note is its author's alone: here it is anna's.
      const { run } = await freshTheirs(world);
      const api = apiAs(world.sever.head).adaptation;
      await api.addNote({ id: run, text: "Спросить про отпуск" });
      const [note] = (await api.notes({ id: run })).items;
      return owner({ id: run, noteId: note!.id }, run);
    },
    desk: () => desk({}),
    table: () => desk({}),
    templates: () => desk({}),
    template: composed(() => ({})),
    putTemplate: () => desk({ title: `Новая программа ${Date.now()} ${++made}` }),
    archive: composed(() => ({ archived: true })),
    putLevel: composed(() => ({ title: "Второй месяц" })),
    putStep: composed(({ level }) => ({ level, ...step })),
    move: composed(({ lesson }) => ({ key: lesson, by: 1 })),
    drop: composed(({ lesson }) => ({ key: lesson })),
    publish: composed(() => ({ revision: 6 })),
    figures: composed(() => ({})),
    start: async (world) => {
      const { id: template } = await freshProgramme(world);
      const { accountId } = await makePerson({ id: world.sever.id, alias: "sever", name: "Север" });
      const on = dayIn();
      return { ...desk({ template, people: [accountId], on }), id: template };
    },
    startByTable: async (world) => {
      const { id: template } = await freshProgramme(world);
      const { accountId } = await makePerson({ id: world.sever.id, alias: "sever", name: "Север" });
      return { ...desk({ template, table: `${accountId}; ${dayIn()}` }), id: template };
    },
    change: managed(() => ({ to: "paused" })),
    skip: managed(({ lesson }) => ({ key: lesson, reason: "Уже умеет" })),
    renew: managed(() => ({})),
  },
  pages: {
    "/adaptation": { statements: 4, ask: ({ api }) => [api.adaptation.home({})] },
    "/adaptation/:trajectoryId": {
      statements: 4,
      ask: ({ api, world }) => [api.adaptation.run({ id: world.sever.trajectory })],
    },
    "/adaptation/:trajectoryId/:levelId/:lessonId": {
      statements: 5,
      ask: ({ api, world: { sever } }) => [api.adaptation.step({ id: sever.trajectory, key: sever.lessonTask })],
    },
    "/adaptation/subordinate/:id": {
      statements: 10,
      ask: ({ api, world: { sever } }) => [
        api.adaptation.subordinate({ id: sever.newcomer }),
        api.adaptation.notes({ id: sever.newcomerTrajectory }),
      ],
    },
    "/admin/adaptation": { statements: 2, ask: ({ admin }) => [admin.adaptation.desk({})] },
    "/admin/adaptation/templates": { statements: 1, ask: ({ admin }) => [admin.adaptation.templates({})] },
  },
  notices: {
    ...Object.fromEntries(
      ["started", "due", "accepted", "returned", "reminded", "added", "concluded", "ended", "late"].map((name) => [
        `adaptation-${name}`,
        ofNewcomer,
      ]),
    ),
    ...Object.fromEntries(
      ["submitted", "helping", "walked", "duty", "their-late"].map((name) => [`adaptation-${name}`, ofHelper]),
    ),
    "adaptation-stuck": ofDesk,
  },
};

export const testsOf: Record<string, AreaTests> = {
  adaptationDesk: {
    addresses: {
      adminTemplate: ({ sever }) => ({ params: { id: sever.programme } }),
      adminSettings: () => ({ params: { id: "new" } }),
      adminFigures: ({ sever }) => ({ params: { id: sever.programme } }),
      adminStep: ({ sever }) => ({ params: { id: sever.programme, key: "new" } }),
      adminRun: ({ sever }) => ({ params: { id: sever.trajectory } }),
    },
  },
};
