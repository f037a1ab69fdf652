import { filmFile } from "#tests/support/film.ts";
import { pictureFile } from "../support/picture.ts";
import { expect, test, unique } from "../support/test.ts";

test("ivan uploads a film, puts its line into a text, and colleagues play it in parts; what browsers do not play is refused kindly", async ({
  as,
  javaScriptEnabled,
}) => {
  const told = unique("Склад за минуту: ворота, полки, погрузчик");
  const film = Buffer.from(await (await filmFile()).arrayBuffer());
  const ivan = await as("ivan");
  await ivan.goto("/videos");
  const file = ivan.getByLabel("Видео", { exact: true });
  const foreign = Buffer.concat([Buffer.from("0000001466747970717420200000000071742020", "hex"), Buffer.alloc(64)]);
  await file.setInputFiles({ name: "Склад.mov", mimeType: "video/quicktime", buffer: foreign });
  await ivan.getByLabel("Что в видео").fill(told);
  await ivan.getByRole("button", { name: "Загрузить" }).click();
  await expect(ivan.locator("form p", { hasText: "Сохраните его как MP4 (H.264) или WebM" })).toBeVisible();
  await expect(ivan.getByLabel("Что в видео")).toHaveValue(told);
  await file.setInputFiles({ name: "Склад.webm", mimeType: "video/webm", buffer: film });
  await ivan.getByLabel("Обложка").setInputFiles(await pictureFile(4));
  await ivan.getByRole("button", { name: "Загрузить" }).click();
  const own = ivan.locator("#own li", { hasText: told });
  await expect(own).toContainText("Ещё нигде не стоит");
  const line = await own.getByLabel("Строка для текста").inputValue();

  const anna = await as("anna");
  expect((await anna.request.get(line)).status()).toBe(404);
  await ivan.goto("/ugc/create");
  await ivan.getByLabel("Текст").fill(`Смотрите сами.\n\n${line}\n\nВопросы – в комментариях.`);
  await ivan.getByRole("button", { name: "Опубликовать" }).click();
  await expect(ivan.getByText("Опубликовано")).toBeVisible();

  await anna.goto(new URL(ivan.url()).pathname);
  const player = anna.locator("article figure");
  await expect(player.locator("video[controls][preload=none][poster]")).toBeVisible();
  await expect(player).toContainText(told);
  const part = await anna.request.get(line, { headers: { range: "bytes=4-9" } });
  expect([part.status(), part.headers()["content-range"]]).toEqual([206, `bytes 4-9/${film.length}`]);
  expect(await part.body()).toEqual(film.subarray(4, 10));
  expect((await anna.request.get(line, { headers: { range: `bytes=${film.length}-` } })).status()).toBe(416);
  if (javaScriptEnabled !== false) {
    const seconds = await player.locator("video").evaluate(async (video: HTMLVideoElement) => {
      const ready = new Promise((done) => video.addEventListener("loadeddata", done, { once: true }));
      video.preload = "auto";
      video.load();
      await ready;
      return [video.videoWidth, video.duration];
    });
    expect(seconds).toEqual([64, 3]);
  }

  await ivan.goto("/videos");
  await expect(own).toContainText("Стоит в публикации");
  await own.getByRole("link", { name: "Удалить" }).click();
  await ivan.getByRole("main").getByRole("button", { name: "Удалить" }).click();
  await expect(ivan.getByText("Видео удалено")).toBeVisible();
  await anna.reload();
  await expect(anna.locator("article")).toContainText("Видео больше нет.");
  expect((await anna.request.get(line)).status()).toBe(404);
});
