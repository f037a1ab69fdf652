const width = 800;

/** What a click on the picture of a floor says: the floor and the place in per cent; without a click, its middle. */
export function clickedAt(query: Record<string, string | undefined>) {
  const tall = Number(query.tall) > 0 ? Number(query.tall) : 1;
  const [x, y] = [Number(query["at.x"]) / width, Number(query["at.y"]) / (width * tall)];
  const told = (share: number) => String(Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10);
  const isClicked = x >= 0 && y >= 0 && x + y > 0;
  return {
    floor: Number(query.floor) || undefined,
    x: isClicked ? told(x) : "50",
    y: isClicked ? told(y) : "50",
  };
}
