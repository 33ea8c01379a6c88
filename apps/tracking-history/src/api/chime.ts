/** Pitches of the two notes in Hz; each note lasts `NOTE_SECONDS`. */
const NOTES = { new: [660, 880], risk: [520, 390], alert: [740, 988] } as const;
const NOTE_SECONDS = 0.16;
const LOUDNESS = 0.15;

/** Plays two notes: rising for a new order and an alert, falling for a risk. Silent without Web Audio. */
export function chime(of: keyof typeof NOTES): void {
  if (typeof AudioContext === 'undefined') return;
  const sound = new AudioContext();
  const gain = sound.createGain();
  gain.gain.value = LOUDNESS;
  gain.connect(sound.destination);
  NOTES[of].forEach((pitch, index) => {
    const note = sound.createOscillator();
    note.frequency.value = pitch;
    note.connect(gain);
    note.start(sound.currentTime + index * NOTE_SECONDS);
    note.stop(sound.currentTime + (index + 1) * NOTE_SECONDS);
  });
  setTimeout(() => void sound.close(), 1000);
}
