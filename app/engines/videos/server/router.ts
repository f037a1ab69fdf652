import { videosContract } from "#app/engines/videos/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { addVideo, readOwn, readVideo, removeVideo } from "./videos.ts";

const api = implementArea(videosContract);

export const videosRouter = api.router({
  own: api.own.handler(({ context, input }) => readOwn(context.viewer, input.after)),
  video: api.video.handler(({ context, input }) => readVideo(context.viewer, input.id)),
  add: api.add.handler(({ context, input }) => addVideo(context.viewer, input)),
  remove: api.remove.handler(({ context, input }) => removeVideo(context.viewer, input.id)),
});
