/** A thing of the store in words: its title, with its variant where it has one. */
export const goodsName = ({ title, variant }: { title: string; variant: string }): string =>
  variant ? `${title}, ${variant}` : title;
