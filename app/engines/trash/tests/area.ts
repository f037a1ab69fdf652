import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { freshPublication } from "#tests/support/fresh-things.ts";
import { caseOf, freshPost } from "#tests/support/moderated.ts";
import { desk, everyone, ownerOf } from "#tests/support/sample.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";

export const tests: AreaTests = {
  samples: {
    own: () => everyone({}),
    line: ownerOf(trashedPublication, { kind: "publication" }),
    restore: ownerOf(trashedPublication, { kind: "publication" }),
    purge: ownerOf(trashedPublication, { kind: "publication" }),
    desk: () => desk({}),
    bringBack: async (world) => desk({ kind: "publication", id: await putAway(world) }),
  },
  addresses: {
    purge: ({ sever: { trashed: id } }) => ({ for: "owner", id, params: { kind: "publication", id } }),
  },
  pages: {
    trash: { statements: 1, ask: ({ api }) => [api.trash.own({})] },
    "the trash of a company": {
      statements: 1,
      ask: ({ moderator }) => [moderator.trash.desk({})],
    },
  },
};

async function trashedPublication(world: TwoCompanies): Promise<string> {
  return (await apiAs(world.sever.head).content.remove({ id: await freshPublication(world) })).id;
}

/** A publication that a moderator has deleted. */
async function putAway({ sever }: TwoCompanies): Promise<string> {
  const { id } = await freshPost(sever);
  const api = apiAs(sever.moderator);
  await apiAs(sever.head).moderation.report({ target: "post", id, reason: "spam" });
  await api.moderation.decide({ id: await caseOf(sever.moderator, id), decision: "delete", reason: "spam" });
  return id;
}
