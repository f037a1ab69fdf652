import type { AreaTests } from "#tests/support/area-tests.ts";
import { makeMistake, parkEvent } from "#tests/support/parked.ts";
import { desk, everyone } from "#tests/support/sample.ts";

export const tests: AreaTests = {
  samples: {
    state: () => desk({}),
    sendLetter: () => desk({}),
    retry: async () => desk({ kind: "event", id: await parkEvent() }),
    errors: () => desk({}),
    settle: async () => desk({ id: await makeMistake() }),
    note: () => everyone({ module: "feed/work", type: "Error", message: "Сломалось", stack: "" }),
  },
  pages: {
    "errors of the portal": { statements: 1, ask: ({ admin }) => [admin.systemState.errors({})] },
    "the state of the portal": { statements: 10, ask: ({ admin }) => [admin.systemState.state({})] },
  },
};
