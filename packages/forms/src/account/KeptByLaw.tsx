/** What is left when an account is closed. The times are those of the privacy policy. */
export function KeptByLaw() {
  return (
    <>
      <p>
        Within thirty days of closing we delete your details, your children’s details, your stored card and your Myler’s
        notes, and you are signed out everywhere.
      </p>
      <p>
        The law makes us keep receipts and credit notes for six years after the end of the year they belong to, with the
        name that stands on them, for the tax office and for courts. Nobody uses them for anything else.
      </p>
    </>
  );
}
