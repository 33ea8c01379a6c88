import { useCopies, type Saying } from '../forms/saying';

export interface TypedInputProps {
  value: string;
  problem: Saying | undefined;
  onType: (value: string) => void;
}

/** The same markup as in the prerendered HTML. */
export function EmailInput({ value, problem, onType }: TypedInputProps) {
  const copies = useCopies();
  return (
    <>
      <div className="pd-label">
        <label htmlFor="email">{copies.shell('sign-in.email')}</label>
      </div>
      <input
        id="email"
        name="email"
        className="pd-input"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? 'email-problem' : undefined}
        onChange={(event) => onType(event.target.value)}
      />
      <p className="pd-help" id="email-problem">
        {problem?.(copies)}
      </p>
    </>
  );
}
