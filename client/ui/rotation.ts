/** Something that turns by itself through a fixed number of places, and that visitors can stop. */
export type Rotation = {
  readonly index: number;
  /** False until the first turn, so that what the document shows first does not come in with a movement. */
  readonly hasTurned: boolean;
  /** By its own control, or because the visitor prefers reduced motion. */
  readonly isPaused: boolean;
  /** As long as the pointer or the focus is on it. */
  readonly isHovered: boolean;
  readonly isFocused: boolean;
};

export type RotationChange =
  | { readonly type: 'turn'; readonly to: number; readonly count: number }
  | { readonly type: 'pause' }
  | { readonly type: 'toggle' }
  | { readonly type: 'hover'; readonly isHovered: boolean }
  | { readonly type: 'focus'; readonly isFocused: boolean };

export const firstRotation: Rotation = {
  index: 0,
  hasTurned: false,
  isPaused: false,
  isHovered: false,
  isFocused: false,
};

export function isMoving({ isPaused, isHovered, isFocused }: Rotation): boolean {
  return !isPaused && !isHovered && !isFocused;
}

export function changeRotation(rotation: Rotation, change: RotationChange): Rotation {
  switch (change.type) {
    case 'turn':
      return { ...rotation, index: wrapped(change.to, change.count), hasTurned: true };
    case 'pause':
      return { ...rotation, isPaused: true };
    case 'toggle':
      if (!rotation.isPaused) return { ...rotation, isPaused: true };
      // Whoever starts it has the pointer and the focus on the control: it moves all the same.
      return { ...rotation, isPaused: false, isHovered: false, isFocused: false };
    case 'hover':
      return { ...rotation, isHovered: change.isHovered };
    case 'focus':
      return { ...rotation, isFocused: change.isFocused };
  }
}

function wrapped(index: number, count: number): number {
  return ((index % count) + count) % count;
}
