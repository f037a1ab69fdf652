import { page } from "#app/web/urls.ts";

export const registration = {
  register: page("/registration", { audience: "public", title: "Регистрация" }),
  adminInvites: page("/admin/people/invites", { audience: "staff", title: "Приглашения" }),
};
