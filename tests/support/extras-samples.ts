import { apiAs } from "./api.ts";
import { writeOldPost } from "./old-post.ts";
import { owner, type Sample } from "./sample.ts";
import type { TwoCompanies } from "./two-companies.ts";

const leaflet = () => new File(["Форма 1"], "Бланк.txt", { type: "text/plain" });

/** One sample of every operation on what a person puts beside the words of a publication. */
export const extrasSamples: Record<string, (world: TwoCompanies) => Sample | Promise<Sample>> = {
  "extras.own": ({ sever }) => ofPost(sever.publication),
  "extras.attachOwn": async (world) => ofPost(await writeOldPost(world.sever.head), { files: [leaflet()] }),
  "extras.detachOwn": async (world) => {
    const id = await writeOldPost(world.sever.head);
    const api = apiAs(world.sever.head).extras;
    await api.attachOwn({ of: "post", id, files: [leaflet()] });
    return ofPost(id, { file: (await api.own({ of: "post", id })).files[0]!.id });
  },
};

const ofPost = (id: string, more: object = {}) => owner({ of: "post", id, ...more }, id);
