import { makeLine } from "#tests/support/announcements.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { company, desk, everyone } from "#tests/support/sample.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";

const freshLine = ({ sever }: TwoCompanies) => makeLine(sever.editor, "Обновляем кассы");

export const tests: AreaTests = {
  samples: {
    work: () => everyone({}),
    life: () => everyone({}),
    all: () => everyone({}),
    dismiss: ({ sever }) => company({ id: sever.line }, sever.line),
    desk: () => desk({}),
    source: ({ sever }) => desk({ id: sever.line }),
    create: () => desk(announcement()),
    change: async (world) => desk({ ...announcement(), id: await freshLine(world), revision: 1 }),
    end: async (world) => desk({ id: await freshLine(world) }),
    move: async (world) => desk({ id: await freshLine(world), by: 1 }),
  },
  addresses: {
    adminEdit: ({ sever }) => ({ params: { id: sever.line } }),
  },
  pages: {
    "the desk of the running line": { statements: 1, ask: ({ desk }) => [desk.runningLine.desk({})] },
  },
};

function announcement() {
  const [from, to] = [0, 24].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
  const readers = { reach: "company", audience: null };
  return { text: "Обновляем кассы", level: "warning", feed: "work", ...readers, from, to, dismissible: true };
}
