import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { desk } from "#tests/support/sample.ts";
import { makePackaged } from "./some-package.ts";

export const tests: AreaTests = {
  samples: {
    report: async ({ admin }) => {
      const { id: course } = await makePackaged(admin);
      const { lessons } = await apiAs(admin).courseDesk.source({ id: course });
      const id = lessons[0]!.packageId!;
      return { ...desk({ id }), id };
    },
  },
};
