/** A part of a picture in shares of its sides, from the left upper corner. */
export type Crop = { x: number; y: number; width: number; height: number };

/** How a picture is to be changed by the server: turned clockwise, then mirrored, then cut. The words are those of forms. */
export type Wish = { turn?: string; flip?: string; cut?: string; crop?: Crop };

export const cuts = [
  { value: "whole", label: "Как есть" },
  { value: "wide-top", label: "Обложка 16 : 9, верх" },
  { value: "wide", label: "Обложка 16 : 9, середина" },
  { value: "wide-bottom", label: "Обложка 16 : 9, низ" },
  { value: "square", label: "Квадрат" },
];

/** Of a face, which is always a square. */
export const photoCuts = [
  { value: "whole", label: "Середина" },
  { value: "square-top", label: "Верх или левый край" },
  { value: "square-bottom", label: "Низ или правый край" },
];

export const turns = [
  { value: "0", label: "Не поворачивать" },
  { value: "90", label: "На 90° вправо" },
  { value: "180", label: "На 180°" },
  { value: "270", label: "На 90° влево" },
];
