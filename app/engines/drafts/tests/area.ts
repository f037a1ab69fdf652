import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { everyone, ownerOf } from "#tests/support/sample.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";

export const tests: AreaTests = {
  samples: {
    list: () => everyone({}),
    read: ownerOf(freshDraft),
    save: () => everyone({ id: crypto.randomUUID(), form: "post", fields: { body: "Начато" } }),
    keepPictures: ownerOf(freshDraft),
    drop: ownerOf(freshDraft),
  },
  pages: {
    drafts: { statements: 1, ask: ({ api }) => [api.drafts.list({})] },
  },
};

async function freshDraft({ sever }: TwoCompanies): Promise<string> {
  const id = crypto.randomUUID();
  await apiAs(sever.head).drafts.save({ id, form: "post", fields: { body: "Начато" } });
  return id;
}
