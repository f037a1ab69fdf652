import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { signIn } from "#platform/auth/session.ts";
