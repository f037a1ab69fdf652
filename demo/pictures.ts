import sharp from "sharp";
import { avatarsOfEach } from "./avatar-pool.ts";
import { abstract } from "./pictures/abstract.ts";
import { bakery } from "./pictures/bakery.ts";
import { books } from "./pictures/books.ts";
import { chart } from "./pictures/chart.ts";
import { city } from "./pictures/city.ts";
import { code } from "./pictures/code.ts";
import { coffee } from "./pictures/coffee.ts";
import { festive } from "./pictures/festive.ts";
import { goods } from "./pictures/goods.ts";
import { nature } from "./pictures/nature.ts";
import { office } from "./pictures/office.ts";
import { plants } from "./pictures/plants.ts";
import { portrait } from "./pictures/portrait.ts";
import { road } from "./pictures/road.ts";
import { type Drawing, ofEachScene, type Scene, type SceneName, sceneNames } from "./pictures/scene.ts";
import { sport } from "./pictures/sport.ts";
import { team } from "./pictures/team.ts";
import { upright } from "./pictures/upright.ts";
import { warehouse } from "./pictures/warehouse.ts";
import type { Random } from "./random.ts";
import type { Gender } from "./words/declension.ts";
import { storeCategories } from "./words/store.ts";
import { demoStories } from "./words/stories.ts";

export { rectangleLogo, squareLogo } from "./pictures/logo.ts";

export type Cover = Drawing & { scene: SceneName };

const scenes: Record<SceneName, Scene> = {
  coffee,
  bakery,
  warehouse,
  road,
  city,
  nature,
  office,
  chart,
  team,
  sport,
  books,
  festive,
  code,
  plants,
  abstract,
};

/** The pool of covers, 16:9, as SVG with words for those who do not see them; drawing them costs nothing yet. */
export function covers(random: Random): Cover[] {
  return sceneNames.flatMap((scene) =>
    Array.from({ length: ofEachScene }, (_, at) => ({
      scene,
      ...scenes[scene](random.fork(`cover/${scene}/${at}`), at),
    })),
  );
}

/** The pool of portraits of one gender as SVG. */
export const portraits = (random: Random, gender: Gender): string[] =>
  Array.from({ length: avatarsOfEach }, (_, at) => portrait(random.fork(`portrait/${gender}/${at}`), gender));

/** The frames of all stories one after another, upright, as SVG with words for those who do not see them. */
export const storyPictures = (random: Random): Drawing[] =>
  demoStories
    .flatMap(({ frames }) => frames)
    .map(({ scene, turn }, at) => upright(scenes[scene](random.fork(`story/${at}`), turn)));

/** The products of the store one after another, square, as SVG. */
export const goodsPictures = (random: Random): string[] =>
  storeCategories
    .flatMap(({ drawing, products }) => products.map(() => drawing))
    .map((drawing, at) => goods(random.fork(`goods/${at}`), drawing));

/** Draws an SVG as PNG, quickly rather than small: the portal encodes it anew anyway. */
export const toPng = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
