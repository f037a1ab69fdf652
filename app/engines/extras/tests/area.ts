import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { freshArticle, freshMustRead } from "#tests/support/fresh-things.ts";
import { writeOldPost } from "#tests/support/old-post.ts";
import { desk, owner } from "#tests/support/sample.ts";

const leaflet = () => new File(["Форма 1"], "Бланк.txt", { type: "text/plain" });

const ofPost = (id: string, more: object = {}) => owner({ of: "post", id, ...more }, id);

const order = () => new File(["Приказ"], "Приказ.txt", { type: "text/plain" });

export const tests: AreaTests = {
  samples: {
    own: ({ sever }) => ofPost(sever.publication),
    attachOwn: async (world) => ofPost(await writeOldPost(world.sever.head), { files: [leaflet()] }),
    detachOwn: async (world) => {
      const id = await writeOldPost(world.sever.head);
      const api = apiAs(world.sever.head).extras;
      await api.attachOwn({ of: "post", id, files: [leaflet()] });
      return ofPost(id, { file: (await api.own({ of: "post", id })).files[0]!.id });
    },
    desk: ({ sever }) => desk({ id: sever.article, query: "склад" }),
    attach: async (world) => desk({ id: await freshArticle(world), files: [order()] }),
    detach: async (world) => {
      const { editor } = world.sever;
      const id = await freshArticle(world);
      await apiAs(editor).extras.attach({ id, files: [order()] });
      const { files } = await apiAs(editor).extras.desk({ id });
      return desk({ id, file: files.at(-1)!.id });
    },
    relate: async (world) => desk({ id: await freshArticle(world), other: await freshMustRead(world), chosen: true }),
  },
  addresses: {
    desk: ({ sever }) => ({ params: { id: sever.article }, query: { find: "склад" } }),
  },
};
