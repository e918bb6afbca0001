/** What tests do in a browser that Playwright cannot drive as the system provides it. */
export type Browser = {
  open(url: string): Promise<unknown>;
  /** The value of an expression in the page, as JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks like a visitor: scrolls to the element, and fails if something covers it. */
  click(selector: string): Promise<unknown>;
  type(selector: string, text: string): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  close(): Promise<unknown>;
};
