import { accountContract } from "#app/people/account/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { endOtherSessions, endSession, listSessions } from "#platform/auth/session.ts";
import { fileUrl, storeUpload } from "#platform/files/index.ts";
import { changeAlias } from "./alias.ts";
import { readAudiences } from "./audiences.ts";
import { changePreferences, removePhoto, uploadPhoto } from "./changes.ts";
import { showBirthday } from "./contacts.ts";
import { readMe } from "./me.ts";
import { searchUsers } from "./people.ts";
import { readProfile, readPublicationsOf, subscribe } from "./profile.ts";

const api = implementArea(accountContract);

export const accountRouter = api.router({
  me: api.me.handler(({ context }) => readMe(context.viewer)),
  profile: api.profile.handler(({ context, input }) => readProfile(context.viewer, input.alias)),
  publications: api.publications.handler(({ context, input }) =>
    readPublicationsOf(context.viewer, input.alias, input.after),
  ),
  subscribe: api.subscribe.handler(({ context, input }) =>
    subscribe(context.viewer, input.accountId, input.subscribed),
  ),
  uploadPhoto: api.uploadPhoto.handler(({ context, input }) => uploadPhoto(context.viewer, input.photo, input.edit)),
  removePhoto: api.removePhoto.handler(({ context }) => removePhoto(context.viewer)),
  changeAlias: api.changeAlias.handler(({ context, input }) => changeAlias(context.viewer, input.alias)),
  users: api.users.handler(({ context, input }) => searchUsers(context.viewer, input)),
  audiences: api.audiences.handler(({ context }) => readAudiences(context.viewer)),
  changePreferences: api.changePreferences.handler(({ context, input }) => changePreferences(context.viewer, input)),
  showBirthday: api.showBirthday.handler(({ context, input }) => showBirthday(context.viewer, input.shown)),
  sessions: api.sessions.handler(async ({ context, input }) => ({
    items: await listSessions(context.viewer, input.current),
  })),
  endSession: api.endSession.handler(async ({ context, input }) => {
    await endSession(context.viewer, input.id);
    return input;
  }),
  endOtherSessions: api.endOtherSessions.handler(async ({ context, input }) => ({
    ended: await endOtherSessions(context.viewer, input.current),
  })),
  uploadFile: api.uploadFile.handler(async ({ context, input }) => {
    const { id, name, type, bytes } = await storeUpload(input.file, {
      viewer: context.viewer,
      reach: "company",
      accept: "file",
      field: "file",
    });
    return { id, name, type, bytes, link: fileUrl(id) };
  }),
});
