import { createContext } from "react";

/** This answer's own nonce; the browser hides it from scripts, so only the server knows it. */
export const NonceContext = createContext<string | undefined>(undefined);
