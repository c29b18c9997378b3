import {launch,signIn,shots,base} from './.tmp-look.mjs';
const b=await launch(); const p=await b.newPage(); p.on('console',m=>m.type()==='error'&&console.log('ERR',m.text()));
await signIn(p);
await p.goto(base+'/add_resource'); await p.getByRole('heading',{name:'Add a resource'}).waitFor(); await p.waitForTimeout(800);
await shots(p,'add');
await p.setViewportSize({width:1366,height:768});
await p.goto(base+'/upload_resource'); await p.getByText('Drop your files').waitFor();
await shots(p,'up0');
await p.setViewportSize({width:1366,height:768});
await p.setInputFiles('input[type=file]',[
 {name:'Le_marché de Noël.txt',mimeType:'text/plain',buffer:Buffer.from('Le marché de Noël\n\nLéa va au marché avec son frère. « Regarde ! » dit-elle. M. Roy vend des écharpes rouges.\n\nIls rentrent à la maison. Il neige.')},
 {name:'Donaudampfschifffahrtsgesellschaftskapitän_und_die_sehr_lange_Reise_nach_Wien_mit_vielen_Freunden_und_noch_viel_mehr.txt',mimeType:'text/plain',buffer:Buffer.from('سارة: مرحبا، كيف حالك؟\nعمر: أنا بخير، شكرا!\nسارة: هيا بنا إلى السوق.')},
 {name:'photo.txt',mimeType:'text/plain',buffer:Buffer.from([0x89,0x50,0x4e,0x47,1,2])},
]);
await p.waitForTimeout(800);
await shots(p,'up1',['m']);
await p.getByRole('button',{name:/Donau/}).first().click(); await p.waitForTimeout(300);
await shots(p,'up2',['w','m','s']);
await b.close();
