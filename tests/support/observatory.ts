type Score = { score: number; reasons: string[] };

/**
 * Mozilla's HTTP Observatory in small: its table of marks for what this portal can have, as of version 5.
 * It starts at 100; extra marks count only from 90 upwards.
 */
export function observatoryScore(headers: Headers, html: string, cookies: string[]): Score {
  const header = (name: string) => headers.get(name) ?? "";
  const policy = new Map(
    header("content-security-policy")
      .split("; ")
      .map((line) => line.split(" "))
      .map(([name, ...sources]) => [name!, sources.join(" ")]),
  );
  const seconds = Number(/max-age=(\d+)/.exec(header("strict-transport-security"))?.[1] ?? 0);
  const isLocked = policy.get("default-src") === "'none'" && !header("content-security-policy").includes("unsafe-");
  const foreign = [...html.matchAll(/<script[^>]+src="(https?:)?\/\/[^>]*>/g)].some(
    ([tag]) => !tag.includes("integrity"),
  );
  const referrer = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
  const isGoodCookie = (line: string) =>
    /; secure/i.test(line) && /; httponly/i.test(line) && /; samesite=/i.test(line);
  const marks: [string, number][] = [
    ["content-security-policy", isLocked ? 10 : policy.size ? -20 : -25],
    ["cookies", cookies.length === 0 ? 0 : cookies.every(isGoodCookie) ? 5 : -20],
    ["cross-origin resource sharing", header("access-control-allow-origin") === "*" ? -50 : 0],
    ["cross-origin-resource-policy", /^same-(origin|site)$/.test(header("cross-origin-resource-policy")) ? 10 : 0],
    ["strict-transport-security", seconds >= 15_768_000 ? 0 : seconds ? -10 : -20],
    ["subresource integrity", foreign ? -50 : 0],
    ["referrer-policy", referrer.test(header("referrer-policy")) ? 5 : header("referrer-policy") ? -5 : 0],
    ["x-content-type-options", header("x-content-type-options") === "nosniff" ? 0 : -5],
    ["x-frame-options", policy.get("frame-ancestors") === "'none'" ? 5 : header("x-frame-options") ? 0 : -20],
  ];
  const lost = marks.reduce((sum, [, mark]) => sum + Math.min(mark, 0), 0);
  const won = marks.reduce((sum, [, mark]) => sum + Math.max(mark, 0), 0);
  return { score: 100 + lost + (100 + lost >= 90 ? won : 0), reasons: marks.map(([name, mark]) => `${name}: ${mark}`) };
}
