import escapeHtml from 'escape-html';
import type { Person } from './directory';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:480px;margin:40px auto;padding:0 16px;color:#15181d;background:#fff}
h1{font-size:22px;margin:0 0 4px}h2{font-size:17px;margin:28px 0 8px}p{margin:0 0 20px;color:#4b525d}
button{font:inherit;min-height:44px;padding:8px 16px;border:1px solid #767d87;border-radius:8px;background:#fff;color:inherit;cursor:pointer}
@media(hover:hover){button:hover{background:#f1f3f5}}button.person{display:block;width:100%;margin:0 0 8px;text-align:left}
button span{display:block;font-size:14px;color:#4b525d}:focus-visible{outline:3px solid #1f4fd8;outline-offset:2px}
label{display:block;margin:0 0 12px}input[type=text],input[type=email]{box-sizing:border-box;display:block;width:100%;min-height:44px;padding:8px 12px;font:inherit;border:1px solid #767d87;border-radius:8px}
form.row{margin:24px 0 0}`;

/** Where a person chooses one of the accounts it offers, or types any other. */
export function accountChooserPage(action: string, people: readonly Person[]): string {
  const buttons = people.map(
    ({ email, name }) =>
      `<button class="person" name="email" value="${escapeHtml(email)}">${escapeHtml(name)}<span>${escapeHtml(email)}</span></button>`,
  );
  return page(
    'Choose an account',
    `<p>This stands in for Google on this computer. You don't need a password.</p>
<form method="post" action="${action}">
${buttons.join('\n')}
</form>
<h2>Another account</h2>
<form method="post" action="${action}">
<label>Name<input type="text" name="name" required maxlength="100" autocomplete="off"></label>
<label>Email<input type="email" name="email" required maxlength="254" autocomplete="off"></label>
<label><input type="checkbox" name="verified" value="yes" checked> Email address verified</label>
<button name="typed" value="yes">Continue</button>
</form>
<form class="row" method="post" action="${action}"><button name="cancel" value="yes">Cancel</button></form>`,
  );
}

/** For a sign-in that has expired or is finished. */
export function expiredPage(): string {
  return page('This sign-in has expired', '<p>Please go back to the portal and start again.</p>');
}

/** For an authorization request that is not valid. */
export function errorPage(reason: string): string {
  return page("This request isn't valid", `<p>${escapeHtml(reason)}</p>`);
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>
${body}
</main></body></html>`;
}
