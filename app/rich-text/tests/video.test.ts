import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { videoHosts } from "#platform/http/headers.ts";
import { fuzzSeed, fuzzTimes } from "#tests/support/depth.ts";
import { hostileAddresses } from "#tests/support/hostile-addresses.ts";
import { readVideo, videoView } from "../video.ts";

afterAll(() => {
  process.stdout.write(`video: seed ${fuzzSeed}\n`);
});

const rutube = "c6cc4d620b1d4338901770a44b3e82f4";

it.each([
  ["https://vkvideo.ru/video-22822305_456241864", "vk", "-22822305_456241864"],
  ["https://vk.com/video-22822305_456241864", "vk", "-22822305_456241864"],
  ["https://vkvideo.ru/clip-22822305_456241864", "vk", "-22822305_456241864"],
  ["https://vk.com/video_ext.php?oid=-22822305&id=456241864&hd=2", "vk", "-22822305_456241864"],
  [`https://rutube.ru/video/${rutube}/`, "rutube", rutube],
  [`https://rutube.ru/shorts/${rutube}/?r=wd`, "rutube", rutube],
  [`https://rutube.ru/play/embed/${rutube}`, "rutube", rutube],
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s", "youtube", "dQw4w9WgXcQ"],
  ["https://m.youtube.com/shorts/dQw4w9WgXcQ", "youtube", "dQw4w9WgXcQ"],
  ["http://youtu.be/dQw4w9WgXcQ?si=abc", "youtube", "dQw4w9WgXcQ"],
])("%s is a film", (address, provider, id) => {
  const video = readVideo(address);
  expect(video).toEqual({ provider, id });
  expect(readVideo(videoView(video!)!.page)).toEqual(video);
});

it.each([
  "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
  "https://evil.example/https://youtu.be/dQw4w9WgXcQ",
  "https://youtu.be@evil.example/dQw4w9WgXcQ",
  "https://youtu.be:8443/dQw4w9WgXcQ",
  "https://www.youtube.com/watch?v=dQw4w9WgXcQ%22%3E",
  "https://www.youtube.com/redirect?q=evil",
  "https://vk.com/video-1_2_3",
  "https://vk.com/away.php?to=evil",
  "javascript:youtu.be/dQw4w9WgXcQ",
  "youtu.be/dQw4w9WgXcQ",
  "https://rutube.ru/video/private/1/",
  "https://youtu.be/dQw4w9WgXcQ и ещё",
])("%s is no film", (address) => {
  expect(readVideo(address)).toBeNull();
});

it("lets in the hosts of the content policy and no others, whatever is stored", () => {
  const parts = fc.oneof(fc.string(), fc.constantFrom("vk", "rutube", "youtube", "__proto__", "constructor"));
  const ids = fc.oneof(fc.string(), fc.constantFrom("-1_2", rutube, "dQw4w9WgXcQ", "../../evil.js"));
  fc.assert(
    fc.property(parts, ids, (provider, id) => {
      const view = videoView({ provider, id });
      if (view) expect(videoHosts).toContain(new URL(view.embed).origin);
    }),
    { numRuns: 100 * fuzzTimes, seed: fuzzSeed },
  );
  const shown = ["vk", "rutube", "youtube"].map((provider, at) =>
    videoView({ provider, id: ["-1_2", rutube, "dQw4w9WgXcQ"][at] }),
  );
  expect(shown.map((view) => new URL(view!.embed).origin)).toEqual(videoHosts);
});

it("is not fooled by hostile addresses", () => {
  for (const address of hostileAddresses()) expect(readVideo(address), address).toBeNull();
});
