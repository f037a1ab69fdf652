import { apiAs } from "./api.ts";
import { owner, type Sample } from "./sample.ts";
import type { TwoCompanies } from "./two-companies.ts";

const leaflet = () => new File(["Форма 1"], "Бланк.txt", { type: "text/plain" });

/** One sample of every operation on what a person puts beside the words of a publication. */
export const extrasSamples: Record<string, (world: TwoCompanies) => Sample | Promise<Sample>> = {
  "extras.own": async (world) => ofPost(await freshPost(world)),
  "extras.attachOwn": async (world) => ofPost(await freshPost(world), { files: [leaflet()] }),
  "extras.detachOwn": async (world) => {
    const id = await freshPost(world);
    const api = apiAs(world.sever.head).extras;
    await api.attachOwn({ of: "post", id, files: [leaflet()] });
    return ofPost(id, { file: (await api.own({ of: "post", id })).files[0]!.id });
  },
};

const ofPost = (id: string, more: object = {}) => owner({ of: "post", id, ...more }, id);

async function freshPost({ sever }: TwoCompanies): Promise<string> {
  const said = {
    title: "Бланки",
    body: `Бланк отпуска ${crypto.randomUUID()}`,
    feed: "work",
    reach: "company",
  } as const;
  return (await apiAs(sever.head).content.create(said)).id;
}
