import { addFrame, makeStory } from "#tests/support/announcements.ts";
import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { pictureFile } from "#tests/support/canaries.ts";
import { filmFile } from "#tests/support/film.ts";
import { about, company, desk, everyone, owner, type Sample } from "#tests/support/sample.ts";
import { aboutStory, reader } from "#tests/support/told-things.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";

const storyDraft = { title: "Новое меню", reach: "company", audience: null };

/** What its author alone does with a story in their own name, and what editors do with it too. */
const ofAuthor = <Input extends { id: string }>(input: Input): Sample => owner(input, input.id);

const forDesk = <Input extends { id: string }>(input: Input): Sample => ({
  ...ofAuthor(input),
  also: ["editor", "admin"],
});

const filmDraft = { alt: "Пекарь достаёт пирог", text: "Пирог готов" };

const frameDraft = { alt: "Десерт на тарелке", text: "Пять десертов", link: "/feed/life", seconds: 5 };

export const tests: AreaTests = {
  samples: {
    bar: () => everyone({}),
    story: ({ sever }) => company({ id: sever.story }, sever.story),
    see: ({ sever }) => company({ id: sever.story, frameIds: [sever.frame] }, sever.story),
    react: ({ sever }) => company({ id: sever.story, name: "like" }, sever.story),
    answer: ({ sever }) => company({ id: sever.story, text: "А когда?" }, sever.story),
    answers: ({ sever }) => forDesk({ id: sever.ownStory }),
    kept: ({ sever }) => everyone({ on: "author", id: sever.editor.accountId }),
    desk: () => everyone({}),
    source: ({ sever }) => forDesk({ id: sever.ownStory }),
    create: () => everyone(storyDraft),
    change: async (world) => ofAuthor({ ...storyDraft, id: (await freshStory(world)).id, revision: 1 }),
    remove: async (world) => forDesk({ id: (await freshStory(world)).id }),
    schedule: async (world) => ofAuthor({ id: (await freshStory(world)).id, hours: 24 }),
    end: async (world) => forDesk({ id: await shownStory(world) }),
    keep: async (world) => ofAuthor({ id: (await freshStory(world)).id, on: "author" }),
    archive: async (world) => {
      const id = await shownStory(world);
      await apiAs(world.sever.head).stories.end({ id });
      return forDesk({ id, archived: true });
    },
    move: async (world) => desk({ id: await shownStory(world), by: 1 }),
    addFrame: async (world) =>
      ofAuthor({ id: (await freshStory(world)).id, ...frameDraft, image: await pictureFile() }),
    changeFrame: async (world) => ofAuthor({ ...(await freshStory(world)), ...frameDraft }),
    addFilm: async (world) =>
      ofAuthor({ id: (await freshStory(world)).id, ...filmDraft, film: await filmFile(), image: await pictureFile() }),
    changeFilm: async (world) => {
      const { id } = await freshStory(world);
      const film = { ...filmDraft, film: await filmFile(), image: await pictureFile() };
      const { id: frameId } = await apiAs(world.sever.head).stories.addFilm({ id, ...film });
      return ofAuthor({ ...filmDraft, id, frameId });
    },
    removeFrame: async (world) => ofAuthor(await freshStory(world)),
    moveFrame: async (world) => ofAuthor({ ...(await freshStory(world)), by: 1 }),
  },
  addresses: {
    story: ({ sever }) => about("company", "id", sever.story),
    ownStory: ({ sever }) => ({ ...about("owner", "id", sever.ownStory), also: ["editor", "admin"] }),
    ownEdit: ({ sever }) => about("owner", "id", sever.ownStory),
    ownRemove: ({ sever }) => ({ ...about("owner", "id", sever.ownStory), also: ["editor", "admin"] }),
    ownFrameAdd: ({ sever }) => about("owner", "id", sever.ownStory),
    ownFrame: ({ sever }) => ({
      for: "owner",
      id: sever.ownStory,
      params: { id: sever.ownStory, frameId: sever.ownFrame },
    }),
    adminStory: ({ sever }) => ({ params: { id: sever.story } }),
    adminEdit: ({ sever }) => ({ params: { id: sever.story } }),
    adminRemove: ({ sever }) => ({ params: { id: sever.story } }),
    adminFrameAdd: ({ sever }) => ({ params: { id: sever.story } }),
    adminFrame: ({ sever }) => ({ params: { id: sever.story, frameId: sever.frame } }),
  },
  pages: {
    "a story": {
      statements: 2,
      ask: ({ api, world }) => [api.stories.story({ id: world.sever.story }), api.stories.bar({})],
    },
    keptStories: {
      statements: 1,
      ask: ({ api, world }) => [api.stories.kept({ on: "author", id: world.sever.editor.accountId })],
    },
    "the desk of stories": { statements: 1, ask: ({ desk }) => [desk.stories.desk({})] },
    "a story on the desk": {
      statements: 3,
      ask: ({ desk, world }) => [
        desk.stories.source({ id: world.sever.story }),
        desk.stories.answers({ id: world.sever.story }),
      ],
    },
  },
  notices: {
    "story-answer": reader(aboutStory),
  },
};

async function shownStory(world: TwoCompanies): Promise<string> {
  const { id } = await freshStory(world);
  await apiAs(world.sever.head).stories.schedule({ id, hours: 24 });
  return id;
}

async function freshStory({ sever }: TwoCompanies): Promise<{ id: string; frameId: string }> {
  const { story, frame } = await makeStory(sever.head);
  await addFrame(sever.head, story, "Ещё кадр");
  return { id: story, frameId: frame };
}
