/** How a picture of the publication is put among its words: on a line of its own. */
export function pictureLine(file: string): string {
  return `![картинка](/files/${file})`;
}
