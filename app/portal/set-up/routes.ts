import { page } from "#app/web/urls.ts";

const audience = "public";

export const setUp = {
  ios: page("/set-up-ios", { audience, title: "Вече на iPhone и iPad" }),
  profileIos: page("/set-profile-ios", { audience, title: "Профиль компании на iPhone" }),
  qrcode: page("/set-up-qrcode", { audience, title: "Установить Вече" }),
};
