import { z } from "zod";

const share = z.coerce.number<number>().min(0).max(1);

/** How a person wants a picture: turned clockwise, then mirrored, then cut; a crop of their own is in shares of its sides. */
export const pictureEdit = z.strictObject({
  turn: z.enum(["0", "90", "180", "270"]).optional(),
  flip: z.enum(["no", "yes"]).optional(),
  cut: z.enum(["whole", "wide-top", "wide", "wide-bottom", "square-top", "square", "square-bottom"]).optional(),
  crop: z
    .strictObject({ x: share, y: share, width: share.min(0.01), height: share.min(0.01) })
    .refine(({ x, y, width, height }) => x + width < 1.001 && y + height < 1.001, "Кадр выходит за край картинки")
    .optional(),
});

const alt = z.string().trim().max(300, "Не больше 300 знаков").optional();

/** A new picture, beside its file; `alt` is what it shows, for those who do not see it. */
export const addedPicture = pictureEdit.extend({ alt });
/** A picture that stays. */
export const keptPicture = addedPicture.extend({ id: z.uuid() });

/** What is said of new pictures, in the order of their files, and which of the present ones stay, in their new order. */
export const addedPictures = z.array(addedPicture).max(10).optional();
export const keptPictures = z.array(keptPicture).max(50).default([]);
/** Which of a draft's pictures go with it: all of them where nothing is said. */
export const keptOfDraft = z.array(keptPicture).max(50).optional();
