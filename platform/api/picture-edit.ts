import { z } from "zod";

const share = z.coerce.number<number>().min(0).max(1);

/** How a person wants a picture: turned clockwise, then mirrored, then cut; a crop of their own is in shares of its sides. */
export const pictureEdit = z.strictObject({
  turn: z.enum(["0", "90", "180", "270"]).optional(),
  flip: z.enum(["no", "yes"]).optional(),
  cut: z.enum(["whole", "wide-top", "wide", "wide-bottom", "square"]).optional(),
  crop: z
    .strictObject({ x: share, y: share, width: share.min(0.01), height: share.min(0.01) })
    .refine(({ x, y, width, height }) => x + width < 1.001 && y + height < 1.001, "Кадр выходит за край картинки")
    .optional(),
});
