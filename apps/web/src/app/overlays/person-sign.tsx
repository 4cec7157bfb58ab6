/** A person icon. Hidden from screen readers; a label is beside it. */
export function PersonSign() {
  return (
    <svg
      width="1em"
      height="1em"
      fill="currentcolor"
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M12 2.8a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 0 1 0-9.2zm0 10.9c5 0 8.4 2.5 8.4 5.6v1.9H3.6v-1.9c0-3.1 3.4-5.6 8.4-5.6z" />
    </svg>
  );
}
