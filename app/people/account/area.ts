import { area } from "#app/area.ts";
import { endOtherSessions, endSession, listSessions } from "#platform/auth/session.ts";
import { fileUrl, storeUpload } from "#platform/files/index.ts";
import { accountContract } from "./contract.ts";
import { accountNavigation } from "./navigation.ts";
import { changeAlias } from "./server/alias.ts";
import { readAudiences } from "./server/audiences.ts";
import { changePreferences, pinSections, removePhoto, uploadPhoto } from "./server/changes.ts";
import { nearBirthdays, newColleagues } from "./server/colleagues.ts";
import { showBirthday } from "./server/contacts.ts";
import { readMe } from "./server/me.ts";
import { ownAccount } from "./server/own-data.ts";
import { searchUsers } from "./server/people.ts";
import { readProfile, readPublicationsOf, subscribe } from "./server/profile.ts";
import { personSource } from "./server/search-source.ts";

export const account = area({
  title: "Люди и вход",
  contract: accountContract,
  navigation: accountNavigation,
  serve: {
    me: readMe,
    profile: (viewer, input) => readProfile(viewer, input.alias),
    publications: (viewer, input) => readPublicationsOf(viewer, input.alias, input.after),
    subscribe: (viewer, input) => subscribe(viewer, input.accountId, input.subscribed),
    uploadPhoto: (viewer, input) => uploadPhoto(viewer, input.photo, input.edit),
    removePhoto,
    changeAlias: (viewer, input) => changeAlias(viewer, input.alias),
    users: searchUsers,
    audiences: readAudiences,
    changePreferences,
    pinSections: (viewer, input) => pinSections(viewer, input.pinned),
    showBirthday: (viewer, input) => showBirthday(viewer, input.shown),
    sessions: async (viewer, input) => ({
      items: await listSessions(viewer, input.current),
    }),
    endSession: async (viewer, input) => {
      await endSession(viewer, input.id);
      return input;
    },
    endOtherSessions: async (viewer, input) => ({
      ended: await endOtherSessions(viewer, input.current),
    }),
    uploadFile: async (viewer, input) => {
      const { id, name, type, bytes } = await storeUpload(input.file, {
        viewer: viewer,
        reach: "company",
        accept: "file",
        field: "file",
      });
      return { id, name, type, bytes, link: fileUrl(id) };
    },
  },
  search: [personSource],
  keeps: ownAccount,
  widgets: { birthdays: nearBirthdays, newcomers: newColleagues },
});
