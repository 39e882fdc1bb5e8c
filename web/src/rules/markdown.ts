/** Help texts (Markdown) taken apart, and their table of contents. */
import { Lexer, type Token, type Tokens } from 'marked';

export interface Chapter {
  title: string;
  anchor: string;
}

/** A heading's place in the page: its own words. */
export const anchorOf = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, '-');

/** The tokens of a text, without its first-level title, which the page shows already. */
export function parsed(markdown: string): Token[] {
  const tokens: Token[] = new Lexer().lex(markdown);
  return tokens.filter((token) => !(token.type === 'heading' && (token as Tokens.Heading).depth === 1));
}

export const chapters = (tokens: readonly Token[]): Chapter[] =>
  tokens.flatMap((token) => {
    if (token.type !== 'heading' || (token as Tokens.Heading).depth !== 2) return [];
    const { text } = token as Tokens.Heading;
    return [{ title: plainText(text), anchor: anchorOf(text) }];
  });

const plainText = (text: string) => text.replace(/[*_`]/g, '');
