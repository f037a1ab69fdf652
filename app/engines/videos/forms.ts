import { z } from "zod";
import { newVideo } from "./contract.ts";

export const videoForm = z.object(newVideo);
