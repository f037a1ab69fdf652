/**
 * A colleague named in a text: @ and the short name from the address of their profile, where it is no part of an e-mail
 * address. Splitting by it gives, over and over, the words, what stood before the @, and the name.
 */
export const mention = /(^|[^\p{L}\p{N}_.@/+-])@([a-z0-9][a-z0-9_-]{1,34}[a-z0-9])/iu;
