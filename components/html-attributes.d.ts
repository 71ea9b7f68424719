import 'react';

// Attributes of the HTML standard that React passes through but its types do not know yet.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** What the button does to the element named by `commandfor`. */
    command?: 'show-modal' | 'close';
    /** Id of the element the button acts on. */
    commandfor?: string;
  }
}
