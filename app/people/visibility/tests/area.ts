import type { AreaTests } from "#tests/support/area-tests.ts";
import { everyone } from "#tests/support/sample.ts";

export const tests: AreaTests = {
  samples: {
    show: () => everyone({ email: "all", phone: "all", messenger: "team", about: "all" }),
  },
};
