import { area } from "#app/area.ts";
import { draftsContract } from "./contract.ts";
import { draftsNavigation } from "./navigation.ts";
import { dropDraft, keepPictures, lastDrafts, readDraft, readDrafts, saveDraft, sweepDrafts } from "./server/drafts.ts";
import { ownDrafts } from "./server/own-data.ts";

export const drafts = area({
  title: "Черновики",
  contract: draftsContract,
  navigation: draftsNavigation,
  serve: {
    list: (viewer, input) => readDrafts(viewer, input.after),
    read: (viewer, input) => readDraft(viewer, input.id),
    save: saveDraft,
    keepPictures,
    drop: (viewer, input) => dropDraft(viewer, input.id),
  },
  jobs: [{ name: "drafts.sweep", title: "Убрать забытые черновики", cron: "50 3 * * *", run: () => sweepDrafts() }],
  keeps: ownDrafts,
  widgets: { drafts: lastDrafts },
});
