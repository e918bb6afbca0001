/** The company's logo mark. */
export function Mark({ className = '' }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 40 40" aria-hidden="true">
      <path fill="currentColor" d="M7 3h6v13.5h14V3h6v13.5h5v5h-5V37h-6V21.5H13V37H7V21.5H2v-5h5z" />
      <path className="fill-ember" d="M17 37v-5.5l3-4 3 4V37z" />
    </svg>
  );
}
