import { area } from "#app/area.ts";
import { videosContract } from "./contract.ts";
import { addVideo, readOwn, readVideo, removeVideo } from "./server/videos.ts";

export const videos = area({
  title: "Свои видео",
  contract: videosContract,
  serve: {
    own: (viewer, input) => readOwn(viewer, input.after),
    video: (viewer, input) => readVideo(viewer, input.id),
    add: addVideo,
    remove: (viewer, input) => removeVideo(viewer, input.id),
  },
});
