import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { filmFile } from "#tests/support/film.ts";
import { about, everyone, owner, ownerOf } from "#tests/support/sample.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";

export const tests: AreaTests = {
  samples: {
    own: () => everyone({}),
    video: ({ sever }) => owner({ id: sever.video }, sever.video),
    add: async () => everyone({ file: await filmFile(), description: "Склад за минуту" }),
    remove: ownerOf(freshVideo),
  },
  addresses: {
    remove: ({ sever }) => about("owner", "id", sever.video),
  },
  pages: {
    "the own films": { statements: 1, ask: ({ api }) => [api.videos.own({})] },
  },
};

async function freshVideo({ sever }: TwoCompanies): Promise<string> {
  return (await apiAs(sever.head).videos.add({ file: await filmFile(), description: "Склад за минуту" })).id;
}
