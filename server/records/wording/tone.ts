/** What a piece of text means: shown as a colour in a terminal and a style in a browser. The words alone say it, too. */
export type Tone = 'plain' | 'strong' | 'quiet' | 'reference' | 'good' | 'warning' | 'danger';

export type Span = string | { readonly text: string; readonly tone: Tone };

export function toned(tone: Tone, text: string): Span {
  return { text, tone };
}

export function textOf(span: Span): string {
  return typeof span === 'string' ? span : span.text;
}

export function toneOf(span: Span): Tone {
  return typeof span === 'string' ? 'plain' : span.tone;
}
