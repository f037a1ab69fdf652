import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { about, company, desk, everyone } from "#tests/support/sample.ts";
import { reader, stands } from "#tests/support/told-things.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";

const said = { title: "Рассказать о смене", description: "", reward: 5, period: "once" as const };

/** A task of «Север», made anew. */
const freshTask = async ({ admin }: TwoCompanies, how: object = { kind: "manual" }) =>
  (await apiAs(admin).tasks.put({ ...said, kind: "manual", ...how })).id;

/** What somebody has shown to a checker. */
async function freshRun(world: TwoCompanies): Promise<string> {
  const id = await freshTask(world);
  const evidence = `Вот что сделано ${id}`;
  await apiAs(world.sever.employee).tasks.submit({ id, evidence });
  for (let after: string | undefined; ; ) {
    const { items, next } = await apiAs(world.admin).tasks.queue({ after });
    const found = items.find((one) => one.evidence === evidence);
    if (found || !next) return found!.id;
    after = next;
  }
}

export const tests: AreaTests = {
  addresses: {
    task: ({ sever }) => about("company", "id", sever.task),
  },
  samples: {
    list: () => everyone({}),
    task: async (world) => {
      const id = await freshTask(world);
      return company({ id }, id);
    },
    take: async (world) => {
      const id = await freshTask(world);
      return company({ id }, id);
    },
    submit: async (world) => {
      const id = await freshTask(world);
      return company({ id, evidence: "Вот что сделано сегодня" }, id);
    },
    redeem: async (world) => {
      const id = await freshTask(world, { kind: "code", code: "корица" });
      return company({ id, code: "корица" }, id);
    },
    desk: () => desk({}),
    put: () => desk({ ...said, kind: "manual" }),
    archive: async (world) => {
      const id = await freshTask(world);
      return { ...desk({ id, archived: true }), id };
    },
    queue: () => desk({}),
    decide: async (world) => {
      const id = await freshRun(world);
      return { ...desk({ id, approve: true }), id };
    },
  },
  pages: {
    "/tasks": { statements: 1, ask: ({ api }) => [api.tasks.list({})] },
    "/tasks/:id": { statements: 1, ask: ({ api, world }) => [api.tasks.task({ id: world.sever.task })] },
    "/admin/loyalty/tasks": { statements: 1, ask: ({ admin }) => [admin.tasks.desk({})] },
    "/admin/loyalty/checks": { statements: 1, ask: ({ admin }) => [admin.tasks.queue({})] },
  },
  notices: {
    "task-approved": reader(stands(({ sever }) => ({ subject: "Рассказать", href: `/tasks/${sever.task}` }))),
    "task-rejected": reader(stands(({ sever }) => ({ subject: "Рассказать", href: `/tasks/${sever.task}` }))),
  },
};

export const testsOf: Record<string, AreaTests> = {
  tasksDesk: { addresses: { adminTask: () => ({ params: { id: "new" } }) } },
};
